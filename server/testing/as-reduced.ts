import type { ReducedWork } from '../platform/pictures/decoding.ts'
import type { DecodedPicture } from '../platform/pictures/pictures.ts'

/** Gives back the very pixels. */
export const work: ReducedWork<undefined, DecodedPicture> = async (picture) => picture
