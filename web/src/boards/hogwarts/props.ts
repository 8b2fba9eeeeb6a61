// What this game's pieces are given to draw with.
import type { hogwarts } from '../../lib/wire';
import type { Board as AnyBoard, BoardProps as AnyProps } from '../board';

export type BoardProps = AnyProps<hogwarts.View, hogwarts.Aside, hogwarts.Drawing>;
export type Board = AnyBoard<BoardProps>;
