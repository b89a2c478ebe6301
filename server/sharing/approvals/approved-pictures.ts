import type { SharedView } from '../../../contract/sharing/calls.ts'
import type { SharingParts } from '../parts.ts'

/** What was approved, with addresses at which the owner's pictures can be seen for an hour: those of then have passed. */
export async function withPictures(
  { privatePictures }: Pick<SharingParts, 'privatePictures'>,
  view: SharedView,
): Promise<SharedView> {
  const { board } = view
  if (!board?.pictures) return view
  const pictures = await Promise.all(
    Object.keys(board.pictures).map(async (key) => [key, await privatePictures.addressOf(key)] as const),
  )
  return { ...view, board: { ...board, pictures: Object.fromEntries(pictures) } }
}
