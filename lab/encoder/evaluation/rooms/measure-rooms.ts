import type { Calibration } from '../../../../server/image-search/ranking/calibrations/calibration.ts'
import type { Figure } from '../../../../bench/figure.ts'
import { describeCovers, describeCrowd } from '../describing/crowd.ts'
import type { Described, EncoderFile } from '../describing/crowd.ts'
import { editionOfSources } from '../drawing/gallery.ts'
import type { Purpose } from '../drawing/samples.ts'
import { figureOf } from '../figures.ts'
import { estimateMean } from '../measuring/bootstrap.ts'
import { placesOf } from '../measuring/places.ts'
import { startProcesses } from '../processes.ts'
import { askAll } from '../progress.ts'
import { planMaterials } from './drawing/plan-rooms.ts'
import { openRooms } from './open-rooms.ts'
import type { RoomPicture } from './open-rooms.ts'
import type { Proposal, SearchedRoom } from './search-process.ts'

/** Other materials in the catalogue than those of the rooms. */
const CROWD = 800
const FIRST_TEN = 10
const TARGET = 0.8

/** How the product sees rooms: whether its regions lie on surfaces, and whether their materials are found by them. */
export async function roomFigures(
  encoder: EncoderFile,
  calibration: Calibration,
  { share, purpose }: { share: number; purpose: Purpose },
): Promise<Figure[]> {
  const rooms = await openRooms(share, purpose)
  const edition = await editionOfSources(['lab/encoder/evaluation/rooms/drawing'])
  const catalogue = [
    ...(await describeCovers(planMaterials(purpose), `covers-of-rooms-${edition}-${purpose}`, encoder)),
    ...(await describeCrowd(CROWD, purpose, encoder)),
  ]
  return figuresOf(await searchRooms(rooms, encoder.file), catalogue, calibration)
}

async function searchRooms(rooms: readonly RoomPicture[], file: string): Promise<SearchedRoom[]> {
  const searching = startProcesses<RoomPicture, SearchedRoom>(new URL('search-process.ts', import.meta.url), [file])
  try {
    return await askAll('Searching for surfaces of rooms', rooms, searching.ask)
  } finally {
    searching.close()
  }
}

function figuresOf(
  rooms: readonly SearchedRoom[],
  catalogue: readonly Described[],
  calibration: Calibration,
): Figure[] {
  const judge = (one: Proposal | undefined) => {
    // A room without a proposal offers nothing right.
    if (one?.shows === undefined) return { isRight: 0, isFound: 0, isNear: 0 }
    const { listed, scored } = placesOf(calibration, one, { catalogue, wanted: one.shows, isRegion: true })
    return { isRight: 1, isFound: Number((listed ?? Infinity) <= FIRST_TEN), isNear: Number(scored <= FIRST_TEN) }
  }
  const first = rooms.map(({ proposals: [one] }) => judge(one))
  const three = rooms.flatMap(({ proposals }) => proposals.map(judge))
  const large = rooms.flatMap((room) => room.large.map((material) => Number(room.offered.includes(material))))
  const times = rooms.map(({ took }) => took).sort((one, other) => one - other)
  const among = `in ten among ${catalogue.length.toLocaleString('en')} products`
  const right = (all: typeof first) => all.map(({ isRight }) => isRight)
  const found = (all: typeof first) => all.map(({ isFound }) => isFound)
  const near = (all: typeof first) => all.map(({ isNear }) => isNear)
  return [
    figure('first.right', 'Room: the first region lies on one surface', right(first), TARGET),
    figure('first.found', `Room: the first region finds its material ${among}`, found(first), TARGET),
    figure(
      'first.near',
      `Room: the first region has its material ${among} by score, "no close match" or not`,
      near(first),
    ),
    figure('firstThree.right', 'Room: each of the first three regions lies on one surface', right(three)),
    figure('firstThree.found', `Room: each of the first three regions finds its material ${among}`, found(three)),
    figure('large.offered', 'Room: a surface of 8 % of the picture and more is offered', large),
    {
      name: 'Room: finding the regions, median',
      value: times[Math.floor(times.length / 2)] ?? 0,
      unit: 'ms',
      target: { atMost: 25 },
      details: { key: 'rooms.ms' },
    },
  ]
}

function figure(key: string, name: string, values: number[], target?: number): Figure {
  return figureOf({ key: `rooms.${key}`, name, estimate: estimateMean(values) }, target)
}
