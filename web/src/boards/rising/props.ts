// What this game's pieces are given to draw with.
import type { rising } from '../../lib/wire';
import type { Board as AnyBoard, BoardProps as AnyProps } from '../board';
import type { RisingView } from './view';

export type Content = rising.Drawing;
export type BoardProps = AnyProps<RisingView, rising.Aside, Content>;
export type Board = AnyBoard<BoardProps>;
