import sharp from 'sharp'
import { NotMade } from '../platform/storage/maker.ts'
import type { Maker, Wish } from '../platform/storage/maker.ts'

/** The digits that the keys of this maker begin with. */
const MARK = 'd161'
/** The present edition is the last digit of a key. */
const PRESENT = '2'
const SIDE = 240
const PDF_OF = 'f'

/** A maker of pictures of one colour and of documents, which does as a test says. */
export interface DigitMaker extends Maker {
  /** What was made: `«key»` for a file, `«key» «width»` for a smaller picture. */
  readonly made: string[]
  /** The most that were made at once. */
  readonly mostAtOnce: number
  /** Called before each making; throws, waits or returns. */
  before: ((key: string, wish: Wish) => Promise<void>) | undefined
}

/** The key of a picture of this colour (six hexadecimal digits), or of a document named by six digits. */
export function madeKey(
  digits: string,
  { edition = PRESENT, kind = 'a' }: { edition?: string; kind?: 'a' | 'f' | 's' } = {},
): string {
  return `${MARK}${digits}${kind === 's' ? 'b' : kind}${'0'.repeat(28)}${edition}`
}

/**
 * Makes a picture of the colour that the key's digits name: `a` after them is made whole, `b` also smaller, and `f` is a document.
 * Keys without a file end in another digit than an edition's.
 */
export function createDigitMaker(): DigitMaker {
  const made: string[] = []
  let atOnce = 0
  let most = 0
  let isClosed = false

  async function work<Answer>(name: string, [key, wish]: [string, Wish], make: () => Promise<Answer>): Promise<Answer> {
    atOnce += 1
    most = Math.max(most, atOnce)
    try {
      await maker.before?.(key, wish)
      if (isClosed) throw new NotMade('closed')
      const answer = await make()
      made.push(name)
      return answer
    } finally {
      atOnce -= 1
    }
  }

  const maker: DigitMaker = {
    made,
    get mostAtOnce() {
      return most
    },
    before: undefined,
    isOwn: (key) => key.startsWith(MARK),
    async find(key) {
      if (!/[12]$/.test(key)) return undefined
      return { key: key.slice(0, -1) + PRESENT }
    },
    make: async (key, wish) => work(key, [key, wish], async () => fileOf(key)),
    async makeAtLeast(key, width, wish) {
      if (key[10] !== 'b' || width >= SIDE) return undefined
      return work(`${key} ${width}`, [key, wish], async () => {
        const data = await drawn(key, width).raw().toBuffer()
        return { data, width, height: width, channels: 3 }
      })
    },
    async close() {
      isClosed = true
    },
  }
  return maker
}

/** The whole file of a key, as the maker makes it. */
export async function fileOf(key: string): Promise<Buffer> {
  if (key[10] === PDF_OF) return Buffer.from(`%PDF-1.7\n% ${key}\n%%EOF\n`)
  return drawn(key, SIDE).png().toBuffer()
}

function drawn(key: string, side: number) {
  const background = `#${key.slice(4, 10)}`
  return sharp({ create: { width: side, height: side, channels: 3, background } })
}
