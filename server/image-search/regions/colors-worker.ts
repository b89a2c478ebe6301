import { lowerPriority } from '../../platform/lower-priority.ts'
import { measurePalette } from '../../platform/pictures/palette.ts'
import { serveRequests } from '../../platform/worker/serve-requests.ts'
import type { ColorsProtocol } from './colors-thread.ts'
import { surfacesIn } from './regions.ts'

lowerPriority()
serveRequests<ColorsProtocol>(({ sample, pixels }) =>
  sample ? { palette: measurePalette(sample) } : { surfaces: surfacesIn(pixels) },
)
