import sharp from 'sharp'
import { endWithParent } from '../server/platform/end-with-parent.ts'
import type { DecodedPicture } from '../server/platform/pictures/pictures.ts'
import type { WorkerProtocol } from '../server/platform/worker/protocol.ts'
import { serveRequests } from '../server/platform/worker/serve-requests.ts'
import type { FileOrder } from './file-order.ts'
import { lightBeside } from './light-beside.ts'
import { FULL_SIZE } from './picture-views.ts'
import { drawSmall, makeFile } from './pictures.ts'
import type { DemoProduct } from './products/product.ts'

/** A process that draws files of the demonstration. */
export interface DrawingProtocol extends WorkerProtocol {
  request: DrawingRequest
  answer: Drawn
  /** Sent as soon as the drawing begins. */
  note: 'begun'
}

/** What to draw. The product comes along, so that the process need not read the data of all. */
export interface DrawingRequest {
  product: DemoProduct
  order: FileOrder
  /** Width in pixels of a smaller drawing of a cover; absent for the whole file. */
  width?: number | undefined
  /** Side of a cover in pixels, to which all whole files scale; 800 by default. */
  size?: number | undefined
  /** Keeps the rooms that are drawn for many products. */
  roomFolder?: string | undefined
}

/** A whole file, or a smaller drawing. */
export interface Drawn {
  file?: Uint8Array
  picture?: DecodedPicture
}

// One picture at a time in this process, since several processes draw.
sharp.concurrency(1)

async function fulfil({ product, order, width, size = FULL_SIZE, roomFolder }: DrawingRequest): Promise<Drawn> {
  if (width !== undefined) return { picture: drawSmall(product, order, width) }
  return { file: await makeFile(product, order, { size, roomFolder, lightBeside }) }
}

serveRequests<DrawingProtocol>((request, { note }) => {
  note('begun')
  return fulfil(request)
})

endWithParent()
// Ctrl-C reaches the whole process group; the server ends this process itself.
process.on('SIGINT', () => undefined)
