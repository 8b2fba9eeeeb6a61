// What this game's pieces are given to draw with.
import type { duel } from '../../lib/wire';
import type { Board as AnyBoard, BoardProps as AnyProps } from '../board';

export type Content = unknown;
export type BoardProps = AnyProps<duel.View, null, Content>;
export type Board = AnyBoard<BoardProps>;
