import pLimit from 'p-limit'
import type { PictureMark } from '../../../contract/boards/layout/marks.ts'
import { marksOn } from '../../../contract/boards/layout/sheet.ts'
import type { Page } from '../../../contract/boards/layout/sheet.ts'
import type { PictureServer } from '../../platform/pictures/picture-server.ts'
import { resizePicture } from '../../platform/pictures/pictures.ts'
import type { PrivatePictures } from '../../platform/pictures/private-pictures.ts'
import { nameOfSource } from './job.ts'
import type { JobPicture, JobPictures } from './job.ts'

export interface PictureParts {
  pictures: PictureServer
  privatePictures: PrivatePictures
}

/** Pictures that are read at a time: people who look at pages want theirs too. */
const AT_ONCE = 4
const WIDEST_PX = 1920

/** The pictures of pages, each once and as wide as it is drawn at the most; one that is no more, or cannot be made, is left out. */
export async function gatherPictures(
  parts: PictureParts,
  { pages, pxPerMm }: { pages: readonly Page[]; pxPerMm: number },
  signal?: AbortSignal,
): Promise<JobPictures> {
  const limit = pLimit(AT_ONCE)
  const found = await Promise.all(
    [...widest(pages)].map(([name, { source, width }]) =>
      limit(async () => {
        signal?.throwIfAborted()
        const wanted = Math.min(WIDEST_PX, Math.max(1, Math.ceil(width * pxPerMm)))
        const picture = await findPicture(parts, source, wanted).catch(() => undefined)
        return picture ? [[name, picture] as const] : []
      }),
    ),
  )
  return new Map(found.flat())
}

type Source = PictureMark['source']

/** How wide each picture is drawn, in mm. */
function widest(pages: readonly Page[]): Map<string, { source: Source; width: number }> {
  const widths = new Map<string, { source: Source; width: number }>()
  for (const { mark, scale } of marksOn(pages)) {
    if (mark.type !== 'picture') continue
    const { source, place } = mark
    const name = nameOfSource(source)
    const width = place.w * scale
    if (width > (widths.get(name)?.width ?? 0)) widths.set(name, { source, width })
  }
  return widths
}

async function findPicture(parts: PictureParts, source: Source, width: number): Promise<JobPicture | undefined> {
  if (source.type === 'catalogue') return parts.pictures.find(source.address.replace('/images/', ''), width, 'jpeg')
  const picture = await findOwnPicture(parts, source.key)
  return picture && resizePicture(picture, width, 'jpeg')
}

/** As it is kept; for those who have asked already whether it may be seen. */
export async function findOwnPicture(
  { privatePictures }: Pick<PictureParts, 'privatePictures'>,
  key: string,
): Promise<Buffer | undefined> {
  const address = new URL(await privatePictures.addressOf(key), 'http://own')
  const [until, sign] = ['until', 'sign'].map((name) => address.searchParams.get(name))
  return privatePictures.find({ key, until, sign })
}
