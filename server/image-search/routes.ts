import type { FastifyInstance } from 'fastify'
import { getImageIndexStatus } from '../../contract/image-index.ts'
import { getSeenPictures, getSimilar, LARGEST_QUERY_PICTURE_BYTES, searchByImage } from '../../contract/image-search.ts'
import type { Queue } from '../platform/jobs/queue.ts'
import { counter } from '../platform/metrics/counter.ts'
import { prepareDecoding } from '../platform/pictures/decoding.ts'
import { serve } from '../platform/http/serve.ts'
import { serveUpload } from '../platform/http/multipart.ts'
import { createColorsThread } from './regions/colors-thread.ts'
import { getIndexStatus } from './index/index-status.ts'
import { countSeenPictures } from './index/seen-pictures.ts'
import type { ImageQueryDeps } from './query/query-pictures.ts'
import { findByImage } from './search.ts'
import { findSimilar } from './similar.ts'

const searches = counter('quarry_image_searches_total', 'Searches by picture, and for products like a SKU')
const searching = counter('quarry_image_search_seconds_total', 'Seconds that searches by picture took')

/** The search by picture, for members, and the products like a SKU, for everybody. */
export function registerImageSearch(
  app: FastifyInstance,
  given: Omit<ImageQueryDeps, 'colors'>,
  queue: Pick<Queue, 'hourly'>,
): void {
  const colors = createColorsThread(app.log)
  const deps = { ...given, colors }
  app.addHook('onClose', () => colors.close())
  queue.hourly('image-queries', () => deps.queries.sweep())
  // Loaded before the first search if possible; an earlier search waits for it.
  app.addHook(
    'onListen',
    () =>
      void deps.engine
        .current()
        .index.follow()
        .catch(() => undefined),
  )
  const domain = { app, deps }
  const form = { largestFile: LARGEST_QUERY_PICTURE_BYTES, onForm: prepareLooking }
  serveUpload({ ...domain, ...form }, searchByImage, counted(findByImage))
  serve(domain, getSimilar, counted(findSimilar))
  serve(domain, getSeenPictures, countSeenPictures)
  serve(domain, getImageIndexStatus, getIndexStatus)

  /** Starts the decoder and encoder while the picture is still being uploaded. */
  function prepareLooking(): void {
    prepareDecoding()
    // A failure to open is reported to the search itself.
    deps.engine
      .current()
      .encoder.open?.()
      .catch(() => undefined)
  }
}

function counted<Parts, Input, Context, Answer>(
  find: (deps: Parts, input: Input, context: Context) => Promise<Answer>,
) {
  return async (deps: Parts, input: Input, context: Context): Promise<Answer> => {
    const begunAt = performance.now()
    try {
      return await find(deps, input, context)
    } finally {
      searches.add()
      searching.add((performance.now() - begunAt) / 1000)
    }
  }
}
