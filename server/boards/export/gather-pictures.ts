import pLimit from 'p-limit'
import type { Source } from '../../../contract/boards/layout/marks.ts'
import type { PictureServer } from '../../platform/pictures/picture-server.ts'
import { resizePicture } from '../../platform/pictures/pictures.ts'
import type { PrivatePictures } from '../../platform/pictures/private-pictures.ts'
import { StoreAway } from '../../platform/storage/objects/objects.ts'
import type { GatherPictures } from './drawing.ts'
import { nameOfSource } from './job.ts'
import type { JobPicture } from './job.ts'

export interface PictureDeps {
  pictures: PictureServer
  privatePictures: PrivatePictures
}

/** Pictures that are read at a time, so that people who look at pages get theirs too. */
const AT_ONCE = 4

/** Leaves out a picture that is gone or cannot be resized. */
export function gatheringFrom(deps: PictureDeps): GatherPictures {
  return async (wanted, give, signal) => {
    const limit = pLimit(AT_ONCE)
    await Promise.all(
      wanted.map(({ source, widthPx }) =>
        limit(async () => {
          signal.throwIfAborted()
          const picture = await findPicture(deps, source, widthPx).catch(unlessAway)
          if (picture) await give(nameOfSource(source), picture)
        }),
      ),
    )
  }
}

/** A broken picture is left out. One that is only out of reach must not be: what is drawn without it may be kept. */
function unlessAway(error: unknown): undefined {
  if (error instanceof StoreAway) throw error
}

async function findPicture(deps: PictureDeps, source: Source, width: number): Promise<JobPicture | undefined> {
  if (source.type === 'catalogue') return deps.pictures.find(source.address.replace('/images/', ''), width, 'jpeg')
  const picture = await findOwnPicture(deps, source.key)
  return picture && resizePicture(picture, width, 'jpeg')
}

/** A member's picture as it is stored. The caller has checked the right to see it. */
export async function findOwnPicture(
  { privatePictures }: Pick<PictureDeps, 'privatePictures'>,
  key: string,
): Promise<Buffer | undefined> {
  const address = new URL(await privatePictures.addressOf(key), 'http://own')
  const [until, sign] = ['until', 'sign'].map((name) => address.searchParams.get(name))
  return privatePictures.find({ key, until, sign })
}
