import type { Client } from 'pg'
import { pinyin } from 'pinyin-pro'
import type { Random } from '../generator/random.ts'

/** The texts by which a product can be found. */
export interface KnownTexts {
  name: string
  enName: string
  brand: string
  model: string
}

/** Products on sale with names in both languages, spread evenly over all: at most about `most`. */
export async function knownTexts(database: Client, most: number): Promise<KnownTexts[]> {
  const { rows } = await database.query<KnownTexts>(
    `SELECT product.name, product.en_name AS "enName", brand.english_name AS brand,
      (SELECT model FROM sku WHERE product_id = product.id ORDER BY sort LIMIT 1) AS model
    FROM product JOIN brand ON brand.id = brand_id
    WHERE status = 'on_sale' AND product.name IS NOT NULL AND product.en_name IS NOT NULL
      AND product.id % (SELECT greatest(1, count(*) / $1) FROM product) = 0 ORDER BY product.id`,
    [most],
  )
  return rows
}

const KINDS: ((random: Random, texts: KnownTexts) => string)[] = [
  (random, { enName }) => someWords(random, enName).join(' '),
  (random, { enName, brand }) => `${brand} ${random.pick(lettered(enName))}`,
  (random, { enName }) => cutShort(random, someWords(random, enName)).join(' '),
  (random, { enName }) =>
    someWords(random, enName)
      .map((word, index) => (index === 0 ? misspelt(random, word) : word))
      .join(' '),
  (random, { name }) => someCharacters(random, name),
  (random, { name }) => pinyin(someCharacters(random, name), { toneType: 'none', type: 'array' }).join(''),
  (random, { model }) => (random.chance(0.5) ? model.replaceAll(/[^\p{L}\p{N}]/gu, '') : model).toLowerCase(),
]

/** What people type to find a product: its name, the beginning of it, a typo, Chinese, pinyin, its model number. */
export function drawWords(random: Random, texts: KnownTexts[]): string {
  return random.pick(KINDS)(random, random.pick(texts))
}

/** Each state of the search box while the words are typed. */
export function whileTyping(words: string): string[] {
  return Array.from(words, (_, index) => words.slice(0, index + 1)).filter(
    (typed) => typed.isWellFormed() && typed.trim(),
  )
}

const lettered = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [text]

function someWords(random: Random, text: string): string[] {
  const words = lettered(text)
  const from = random.below(Math.max(1, words.length - 1))
  return words.slice(from, from + 2)
}

function cutShort(random: Random, words: string[]): string[] {
  return words.map((word, index) => (index + 1 < words.length ? word : word.slice(0, random.between(2, word.length))))
}

// Swaps two letters, drops one, or replaces one.
function misspelt(random: Random, word: string): string {
  if (word.length < 5) return word
  const at = random.between(1, word.length - 2)
  const [one = '', two = ''] = word.slice(at, at + 2)
  return word.slice(0, at) + random.pick([two + one, two, `x${two}`]) + word.slice(at + 2)
}

function someCharacters(random: Random, text: string): string {
  const characters = text.match(/\p{Script=Han}/gu) ?? [text]
  const from = random.below(Math.max(1, characters.length - 2))
  return characters.slice(from, from + random.between(2, 4)).join('')
}
