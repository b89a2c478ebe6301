import { createRequire } from 'node:module'
import type Sharp from 'sharp'

let read: typeof Sharp | undefined

/** Loads the picture library at the first picture: an idle server, whose pictures other processes decode, saves some 20 MB. */
export function sharp(): typeof Sharp {
  return (read ??= readSharp())
}

function readSharp(): typeof Sharp {
  const library = createRequire(import.meta.url)('sharp') as typeof Sharp
  // Only decoders of photographs: SVG, PDF and others could reach other files or run forever.
  library.block({ operation: ['VipsForeignLoad'] })
  library.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
  })
  // One thread per picture and no cache: the queue limits how many run, so memory stays bounded.
  library.concurrency(1)
  library.cache(false)
  return library
}
