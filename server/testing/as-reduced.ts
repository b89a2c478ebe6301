import type { ReducedWork } from '../platform/pictures/decoding.ts'
import type { DecodedPicture } from '../platform/pictures/pictures.ts'

/** Returns the pixels unchanged. */
export const work: ReducedWork<undefined, DecodedPicture> = async (picture) => picture
