import { picturedCatalogue } from '../catalogues.ts'
import type { Figure } from '../figure.ts'
import { startServer } from '../server.ts'
import { openingFigures } from './openings.ts'
import { scrollFigures } from './scrolling.ts'
import { switchingFigures } from './switching.ts'

const PRODUCTS = 2000

/** The gallery in a browser: scrolling two thousand products, opening one, switching themes and sizes. */
export async function measureGallery(): Promise<Figure[]> {
  const { dataDir } = await picturedCatalogue(PRODUCTS)
  const server = await startServer(dataDir)
  try {
    return [
      ...(await scrollFigures(server.url, PRODUCTS)),
      ...(await openingFigures(server.url)),
      ...(await switchingFigures(server.url)),
    ]
  } catch (error) {
    return [{ name: 'gallery', unit: 'ms', note: `not available: ${(error as Error).message.split('\n', 1)[0]}` }]
  } finally {
    await server.stop()
  }
}
