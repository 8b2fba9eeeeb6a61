// What this game's pieces are given to draw with. A match inside the House Cup is drawn with the same.
import type { quidditch } from '../../lib/wire';
import type { Board as AnyBoard, BoardProps as AnyProps } from '../board';

export type BoardProps = AnyProps<quidditch.View, quidditch.Aside, quidditch.Drawing>;
export type Board = AnyBoard<BoardProps>;
