import type { Source } from '../../../contract/boards/layout/marks.ts'
import { offeredWidths, pictureOfWidth } from '../../kit/pictures/picture-sources.ts'

/** Addresses of a member's own pictures by key, valid for an hour. */
export type OwnPictureAddresses = Readonly<Record<string, string>>

/** The address of a picture for a width in CSS px; undefined for an own picture that is gone. */
export function addressOfSource(source: Source, width: number, pictures: OwnPictureAddresses): string | undefined {
  if (source.type === 'own') return pictures[source.key]
  const wanted = width * devicePixelRatio
  return pictureOfWidth(source.address, offeredWidths.find((one) => one >= wanted) ?? offeredWidths.at(-1) ?? wanted)
}
