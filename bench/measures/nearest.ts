import { latencyFigure } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { firstMessage, forkBeside } from '../load.ts'
import type { FollowOrder, FollowResult } from '../nearest/follow-process.ts'
import type { RankOrder, RankResult } from '../nearest/rank-process.ts'
import type { BenchOptions } from '../options.ts'
import { say } from '../say.ts'

const PICTURES = 100_000
const MILLION = 1_000_000
const FOLLOWS = 200

/** Finds the nearest pictures in memory, each measure in a separate process; the vectors are random, in clusters. */
export async function measureNearest({ isLarge }: BenchOptions): Promise<Figure[]> {
  return [
    ...(await rankFigures({ pictures: PICTURES, rounds: 500 }, 3)),
    ...(await followFigures({ pictures: PICTURES, rounds: FOLLOWS })),
    ...(isLarge ? await rankFigures({ pictures: MILLION, rounds: 100 }, 30) : []),
  ]
}

async function rankFigures(order: RankOrder, atMost: number): Promise<Figure[]> {
  const among = `among ${order.pictures.toLocaleString('en')} pictures`
  say(`Nearest ${among}`)
  const result = await runOf<RankResult>('nearest/rank-process.ts', order)
  return [
    latencyFigure(`dot products ${among}`, result.scan, {
      beside: { name: 'plain JavaScript', spread: result.plainScan },
    }),
    latencyFigure(`nearest products ${among}`, result.all, { target: { atMost } }),
    latencyFigure(`nearest products ${among}, a tenth of the SKUs wanted`, result.filtered, { target: { atMost } }),
    { name: `bytes a picture, ${among}`, value: result.bytesAPicture, unit: '', target: { atMost: 600 } },
  ]
}

async function followFigures(order: FollowOrder): Promise<Figure[]> {
  const of = `${order.pictures.toLocaleString('en')} pictures`
  say(`Following ${of}`)
  const result = await runOf<FollowResult>('nearest/follow-process.ts', order)
  return [
    { name: `index of ${of} loaded`, value: result.loadMs / 1000, unit: 's' },
    {
      name: 'longest block of the event loop meanwhile',
      value: result.longestBlockMs,
      unit: 'ms',
      target: { atMost: 20 },
    },
    latencyFigure(`following, nothing changed, ${of}`, result.unchanged),
    latencyFigure(`following, a cover replaced, ${of}`, result.changed),
    latencyFigure('reading the vectors of 50 products for comparing anew', result.anew),
    { name: 'recall of the first 10 by codes alone', value: result.recallOfCodes * 100, unit: '%' },
    { name: 'recall of the first 10, compared anew', value: result.recall * 100, unit: '%', target: { atLeast: 100 } },
  ]
}

async function runOf<Result>(file: string, order: RankOrder | FollowOrder): Promise<Result> {
  const child = forkBeside(file)
  child.send(order)
  return firstMessage<Result>(child)
}
