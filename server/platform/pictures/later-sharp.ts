import { createRequire } from 'node:module'
import type Sharp from 'sharp'

let read: typeof Sharp | undefined

/** The library of pictures, read at the first one: a server at rest, whose pictures other processes decode, takes some 20 MB less. */
export function sharp(): typeof Sharp {
  return (read ??= readSharp())
}

function readSharp(): typeof Sharp {
  const library = createRequire(import.meta.url)('sharp') as typeof Sharp
  // Only decoders of photographs: SVG, PDF and the like could reach other files or run for ever.
  library.block({ operation: ['VipsForeignLoad'] })
  library.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
  })
  // One thread a picture and no cache: the queue in front decides how many run, and memory stays bounded.
  library.concurrency(1)
  library.cache(false)
  return library
}
