import sharp from 'sharp'
import { getBrand } from './brands.ts'
import type { FileOrder } from './file-order.ts'
import { FULL_SIZE, VIEWS, trueWidth } from './picture-views.ts'
import {
  type DemoProduct,
  type DemoSku,
  colourOf,
  getFirstSku,
  recipeOf,
  sampleOf,
  seedOf,
} from './products/product.ts'
import { coverSlabsOf, isBar, slabsOf } from './products/tiles/laying.ts'
import { type LightBeside, drawRoom } from './rooms/room.ts'
import { drawSurface } from './surfaces/draw.ts'

const ROOM = { width: 896, height: 560 }
const SHEET_WIDTH = 1280

type View = keyof typeof VIEWS
/** Rows of 8-bit sRGB. */
type SmallPicture = { data: Buffer; width: number; height: number; channels: 3 }
type Pixels = { data: Uint8Array; width: number; height: number }

/** A view's pixels (sRGB, three bytes each); `size` is the side of a cover at this scale. */
function drawView(
  product: DemoProduct,
  sku: DemoSku,
  { view, size, isWhole = false }: { view: View; size: number; isWhole?: boolean },
): Pixels {
  const { offset, ...shape } = VIEWS[view]
  const width = Math.round((shape.width * size) / FULL_SIZE)
  const height = Math.round((shape.height * size) / FULL_SIZE)
  const mmPerPixel = trueWidth(product, view) / width
  const corner = product.coverWidth * offset
  const isSample = view === 'cover' && !isWhole
  const isLaid = view === 'laid' || isBar(product)
  const slabs = isLaid ? slabsOf(product, sku) : isSample ? coverSlabsOf(product, sku) : undefined
  const recipe = isSample ? sampleOf(product, sku) : recipeOf(product, sku)
  const data = drawSurface(recipe, {
    seed: seedOf(product, sku),
    colour: colourOf(product, sku),
    width,
    height,
    mmPerPixel,
    left: corner,
    top: corner,
    slabs,
  })
  return { data, width, height }
}

/** Draws a cover `width` pixels wide, its finest detail left out (decisions/200). */
export function drawSmall(product: DemoProduct, order: FileOrder, width: number): SmallPicture {
  if (order.kind !== 'cover') throw new Error(`A ${order.kind} is drawn only whole`)
  const drawn = drawView(product, getAt(product.skus, order.sku), { view: 'cover', size: width })
  return { ...drawn, data: Buffer.from(drawn.data.buffer, drawn.data.byteOffset, drawn.data.length), channels: 3 }
}

/** The first SKU's cover for drawings and data sheets: the whole surface, not a sample. */
async function photographSmall(product: DemoProduct, size: number): Promise<Buffer> {
  return encode(drawView(product, getFirstSku(product), { view: 'cover', size: size * 0.4, isWhole: true }))
}

/**
 * Encodes pixels (sRGB, three bytes each) as JPEG without chroma subsampling: a joint of one pixel must keep its colour.
 */
async function encode({ data, width, height }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 86, mozjpeg: false, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

type MakeOptions = {
  /** Side of a cover in pixels; everything else scales with it. */
  size: number
  /** Keeps the rooms that are drawn for many products, for the next process; absent: this process keeps the last few. */
  roomFolder?: string | undefined
  /** Computes a room's light beside the rest of its drawing. */
  lightBeside?: LightBeside | undefined
}

async function photographRoom(product: DemoProduct, turn: number, options: MakeOptions): Promise<Buffer> {
  const sku = getFirstSku(product)
  const { size, roomFolder, lightBeside } = options
  const width = Math.round((ROOM.width * size) / FULL_SIZE)
  const height = Math.round((ROOM.height * size) / FULL_SIZE)
  const data = await drawRoom(recipeOf(product, sku), {
    seed: product.seed,
    colour: colourOf(product, sku),
    on: product.room,
    slabs: slabsOf(product, sku),
    turn,
    width,
    height,
    folder: roomFolder,
    lightBeside,
  })
  return encode({ data, width, height })
}

function getAt<Item>(list: Item[], index: number): Item {
  const item = list[index]
  if (item === undefined) throw new Error(`There is no item ${index}`)
  return item
}

/** Makes one file of a product. What writes letters is loaded with the first that has some: half of a process's start. */
export async function makeFile(product: DemoProduct, order: FileOrder, options: MakeOptions): Promise<Uint8Array> {
  const { size } = options
  const sheetWidth = Math.round((SHEET_WIDTH * size) / FULL_SIZE)
  switch (order.kind) {
    case 'cover':
    case 'macro':
    case 'laid':
      return encode(drawView(product, getAt(product.skus, order.sku), { view: order.kind, size }))
    case 'room':
      return photographRoom(product, order.turn, options)
    case 'dimensions': {
      const { drawDimensions } = await import('./drawings/dimension-drawing.ts')
      return drawDimensions(product, getAt(product.skus, order.sku).size ?? product.size, sheetWidth)
    }
    case 'layers': {
      const { drawLayers } = await import('./drawings/layer-drawing.ts')
      return drawLayers(product, await photographSmall(product, size), sheetWidth)
    }
    case 'logo': {
      const { drawLogo } = await import('./drawings/logo.ts')
      return drawLogo(getBrand(product.brand), Math.round(size / 6))
    }
    case 'data-sheet':
      return (await documents()).writeDataSheet(product, await photographSmall(product, size))
    case 'guide':
      return (await documents()).writeGuide(product, order.guide)
    case 'certificate':
      return (await documents()).writeCertificate(product, getAt(product.certificates ?? [], order.certificate))
    default:
      return order satisfies never
  }
}

const documents = () => import('./documents.ts')
