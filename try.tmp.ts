import { PRODUCTS } from './demo/products/all.ts'
import { kindsOfCategory } from './contract/facts/category-kinds.ts'
import { factCalled } from './contract/facts/facts.ts'
import { fitsOf } from './contract/places/fits.ts'
import { sentencesOf } from './contract/places/fit-sentences.ts'
import { statedFactOf } from './server/catalogue/fact-of-value.ts'
const n: any = {}
const sample: any = {}
for (const p of PRODUCTS as any[]) {
  const kinds = kindsOfCategory(p.category)
  const stated = p.attributes.flatMap((a: any) => { const f = factCalled({name:a.name??null,enName:a.enName??null,unit:a.unit??''}); if (!f) return []
    const vals = [a.enValue ?? a.value].flat().map((x: any) => ({ low: typeof x === 'number' ? x : x?.low ?? null, high: typeof x === 'number' ? x : x?.high ?? null, isYes: typeof x === 'boolean' ? x : null, texts: typeof x === 'string' ? [x] : [] }))
    const s = statedFactOf(f.code, vals); return s ? [s] : [] })
  for (const f of fitsOf(stated, { kinds, rules: [] })) {
    n[f.place] ??= { fits: 0, not: 0, unstated: 0 }; n[f.place][f.answer]++
    ;(sample[f.place + ' ' + f.answer] ??= []).push([p.key, p.enName ?? p.name, [...kinds].join(), sentencesOf(f).enText])
  }
}
for (const [k, v] of Object.entries<any>(n)) console.log(k, v, (v.unstated / (v.fits + v.not + v.unstated)).toFixed(2))
const want = process.argv[2]
if (want) for (const [k, v] of Object.entries<any>(sample)) if (k.startsWith(want)) for (const x of v) console.log(k, '|', x.join(' | '))
