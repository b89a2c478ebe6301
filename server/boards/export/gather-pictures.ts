import pLimit from 'p-limit'
import { nameOfSource } from '../../../contract/boards/layout/marks.ts'
import type { PictureServer } from '../../platform/pictures/picture-server.ts'
import { resizePicture } from '../../platform/pictures/pictures.ts'
import type { PrivatePictures } from '../../platform/pictures/private-pictures.ts'
import { showSeen } from '../../platform/pictures/seen-picture.ts'
import { NotMade } from '../../platform/storage/maker.ts'
import { patiently } from '../../platform/storage/patiently.ts'
import { StoreAway } from '../../platform/storage/objects/objects.ts'
import type { GatherPictures } from './drawing.ts'
import type { WantedPicture } from './job.ts'

export interface PictureDeps {
  pictures: PictureServer
  privatePictures: PrivatePictures
}

/** Pictures that are read at a time, so that people who look at pages get theirs too. */
const AT_ONCE = 4

/**
 * Finds the pictures of a drawing that the caller may see. Leaves out one that is gone or cannot be resized. One that cannot be made now
 * is left out after some tries; where the drawing is kept, it throws at once (NotMade). Throws StoreAway.
 */
export function gatheringFrom(deps: PictureDeps, { isKept }: { isKept: boolean }): GatherPictures {
  const leaveOut = (error: unknown): undefined => {
    // What is drawn without a picture that is only out of reach may be kept.
    if (error instanceof StoreAway || (isKept && error instanceof NotMade)) throw error
  }
  return async (wanted, give, signal) => {
    const limit = pLimit(AT_ONCE)
    await Promise.all(
      wanted.map((one) =>
        limit(async () => {
          signal.throwIfAborted()
          const find = async () => findPicture(deps, one)
          const picture = await (isKept ? find() : patiently(find, signal)).catch(leaveOut)
          if (picture) await give(nameOfSource(one.source), picture)
        }),
      ),
    )
  }
}

async function findPicture(deps: PictureDeps, { source, widthPx: width, seen }: WantedPicture) {
  const picture =
    source.type === 'catalogue'
      ? await deps.pictures.find(source.address.replace('/images/', ''), width, 'jpeg')
      : await deps.privatePictures.read(source.key)
  if (!picture) return undefined
  if (seen) return showSeen(picture, { seen, width })
  return source.type === 'catalogue' ? picture : resizePicture(picture, width, 'jpeg')
}
