// What this game's pieces are given to draw with.
import type { returns } from '../../lib/wire';
import type { Board as AnyBoard, BoardProps as AnyProps } from '../board';

export type BoardProps = AnyProps<returns.View, returns.Aside, returns.Drawing>;
export type Board = AnyBoard<BoardProps>;
