import { openGallery } from './encoder/evaluation/drawing/gallery.ts'
import { describeGallery } from './encoder/evaluation/describing/describe.ts'
import { compareGallery, mixCompared } from './encoder/evaluation/measuring/pictures-compared.ts'
import { measure } from './encoder/evaluation/measuring/measure.ts'
import { mixScores } from '../server/image-search/encoder/color-signature.ts'
const gallery = await openGallery(1 / 2, 'calibration')
const rows: Record<string, Record<string, string>> = {}
for (const file of process.argv.slice(2)) {
  const describe = await describeGallery(gallery, file)
  const e = compareGallery(gallery, (p) => describe(p).embedding)
  const c = compareGallery(gallery, (p) => describe(p).signature)
  for (const w of [0, 0.2])
    for (const m of measure(
      gallery,
      mixCompared(e, c, (a, b) => mixScores(a, b, w)),
    ))
      if (!m.isDetail) (rows[m.key] ??= {})[file.split('/').pop() + ' ' + w] = m.estimate.value.toFixed(3)
}
console.table(rows)
