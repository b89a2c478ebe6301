import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { latencyFigure } from '../../../bench/figure.ts'
import type { Figure } from '../../../bench/figure.ts'
import { startProcesses } from './processes.ts'
import type { SpeedOrder, SpeedResult } from './speed-process.ts'

const ROUNDS = 200

/**
 * Measures how long an encoding takes and how much memory the encoder adds, in a process of its own while nothing else
 * runs.
 */
export async function measureSpeed(encoder: string, picture: string, share: number): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-bench-'))
  const megapixel = join(folder, 'megapixel.jpg')
  const script = new URL('speed-process.ts', import.meta.url)
  const measuring = startProcesses<SpeedOrder, SpeedResult>(script, [], 1)
  try {
    await sharp(picture).resize(1152, 868, { fit: 'cover' }).jpeg({ quality: 90 }).toFile(megapixel)
    const rounds = Math.round(ROUNDS * share)
    const { alone, whole, megabytes } = await measuring.ask({ encoder, small: picture, megapixel, rounds })
    return [
      latencyFigure('Encoding, without decoding', alone, { target: { atMost: 15 } }),
      latencyFigure('Encoding, from a JPEG of a megapixel', whole),
      {
        name: 'Memory that the encoder adds',
        unit: 'MB',
        target: { atMost: 120 },
        ...(megabytes === undefined ? { note: 'not measured: this system does not report it' } : { value: megabytes }),
      },
    ]
  } finally {
    measuring.close()
    await rm(folder, { recursive: true, force: true })
  }
}
