import type { FastifyInstance } from 'fastify'
import { getImageIndexStatus } from '../../contract/image-index.ts'
import { getSimilar, LARGEST_QUERY_PICTURE_BYTES, searchByImage } from '../../contract/image-search.ts'
import { serve } from '../platform/http/http.ts'
import { serveUpload } from '../platform/http/multipart.ts'
import { createColorsThread } from './regions/colors-thread.ts'
import { getIndexStatus } from './index/index-status.ts'
import type { SearchParts } from './query/query-pictures.ts'
import { findByImage } from './search.ts'
import { findSimilar } from './similar.ts'

/** Search by picture: for members; what is like a SKU: for all. */
export function registerImageSearch(app: FastifyInstance, parts: Omit<SearchParts, 'colors'>): void {
  const colors = createColorsThread(app.log)
  app.addHook('onClose', async () => {
    parts.queries.close()
    await colors.close()
  })
  // In memory before the first question where that can be; a question that comes sooner waits for it.
  app.addHook(
    'onListen',
    () =>
      void parts.engine
        .current()
        .index.follow()
        .catch(() => undefined),
  )
  serveUpload(app, searchByImage, { largestFile: LARGEST_QUERY_PICTURE_BYTES }, (input, file, { caller, language }) =>
    findByImage({ ...parts, colors }, { input, file, memberId: caller.memberId, language }),
  )
  serve(app, getSimilar, (input) => findSimilar(parts, input))
  serve(app, getImageIndexStatus, () => getIndexStatus(parts))
}
