import { sql } from 'kysely'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { getSeenPictures } from '../../../contract/image-search.ts'
import type { ImageSearchDeps } from '../deps.ts'
import { encoderKey } from './quantized-vectors.ts'

type SeenDeps = Pick<ImageSearchDeps, 'db' | 'engine' | 'finding'>

/** How many pictures of SKUs on sale the search finds, and how many still wait for the encoder; counted in memory. */
export async function countSeenPictures({ db, engine, finding }: SeenDeps): Promise<OutputOf<typeof getSeenPictures>> {
  const { encoder, index } = engine.current()
  await index.follow()
  const { rows, places } = index.usesIn((await finding.follow()).columns)
  const { filled } = index.pictures
  const shown = new Set(rows.filter((_, use) => places[use] !== -1))
  const seen = [...shown].filter((row) => filled[row] === 1).length
  if (seen === shown.size) return { seen, waiting: 0 }
  const { rows: failures } = await sql<{ failed: number }>`
    SELECT count(*)::integer AS failed FROM picture_vector_failure WHERE encoder = ${encoderKey(encoder)}`.execute(db)
  return { seen, waiting: Math.max(0, shown.size - seen - (failures[0]?.failed ?? 0)) }
}
