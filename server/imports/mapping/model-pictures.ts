import { basename } from 'node:path/posix'

const PICTURE = /\.(jpe?g|png|webp|avif|gif|tiff?)$/i

/**
 * Finds a SKU's pictures in an archive by file name, cover, main and front first. The longest matching model wins: `NH-01-N_front.jpg`
 * belongs to NH-01-N, not to NH-01.
 */
export function picturesByModel(files: readonly string[], models: readonly string[]): (model: string) => string[] {
  const known = new Set(models.map(bare))
  const byModel = new Map<string, string[]>()
  for (const file of files) {
    if (!PICTURE.test(file)) continue
    const name = bare(basename(file).replace(PICTURE, ''))
    const model = longestModel(name, known)
    if (model !== undefined) byModel.set(model, [...(byModel.get(model) ?? []), file])
  }
  for (const of of byModel.values())
    of.sort((one, other) => rank(one) - rank(other) || one.localeCompare(other, 'en', { numeric: true }))
  return (model) => byModel.get(bare(model)) ?? []
}

// A model may contain characters that file names cannot.
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function longestModel(name: string, known: ReadonlySet<string>): string | undefined {
  const words = name.split(' ')
  for (let count = words.length; count > 0; count -= 1) {
    const start = words.slice(0, count).join(' ')
    if (known.has(start)) return start
  }
  return undefined
}

function rank(file: string): number {
  return /cover|main|front|主图/i.test(basename(file)) ? 0 : 1
}
