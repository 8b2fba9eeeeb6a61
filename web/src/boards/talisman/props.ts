// What this game's pieces are given to draw with.
import type { talisman } from '../../lib/wire';
import type { Board as AnyBoard, BoardProps as AnyProps } from '../board';

export type Content = talisman.Drawing;
export type BoardProps = AnyProps<talisman.View, talisman.Aside, Content>;
export type Board = AnyBoard<BoardProps>;
