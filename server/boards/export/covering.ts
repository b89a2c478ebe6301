import type { Box } from '../../../contract/boards/layout/marks.ts'

/** The size and place of a picture that covers a whole box in its own ratio. */
export function covering({ x, y, w, h }: Box, { width, height }: { width: number; height: number }): Box {
  const scale = Math.max(w / width, h / height)
  const [across, down] = [width * scale, height * scale]
  return { x: x + (w - across) / 2, y: y + (h - down) / 2, w: across, h: down }
}
