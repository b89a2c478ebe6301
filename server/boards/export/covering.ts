import type { Box } from '../../../contract/boards/layout/marks.ts'

/** What a picture measures that fills a box, cut where it is too much. */
export function covering({ x, y, w, h }: Box, { width, height }: { width: number; height: number }): Box {
  const scale = Math.max(w / width, h / height)
  const [across, down] = [width * scale, height * scale]
  return { x: x + (w - across) / 2, y: y + (h - down) / 2, w: across, h: down }
}
