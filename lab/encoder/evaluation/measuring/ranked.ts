import type { Calibration } from '../../../../server/image-search/ranking/calibrations/calibration.ts'
import type { Described } from '../describing/crowd.ts'
import type { Pictured } from '../page/shown-queries.ts'
import { recalls } from './measured.ts'
import type { Measured } from './measured.ts'
import { materialsOf } from './pictures-compared.ts'
import { placesOf } from './places.ts'

/** Recalls among all materials as the product ranks them: by band, then by score with the default weight of colours. */
export function measureRanked(
  { gallery, describe }: Pick<Pictured, 'gallery' | 'describe'>,
  calibration: Calibration,
): Measured[] {
  const materials = materialsOf(gallery)
  const vectorsOf = (path: string) => ({ texture: describe(path).embedding, color: describe(path).signature })
  const catalogue: Described[] = materials.map(({ original, family }) => {
    return { ...vectorsOf(original), family, mainColor: describe(original).mainColor }
  })
  const kinds = [
    { key: 'relit', name: 'copy in another light' },
    { key: 'copy', name: 'degraded copy' },
    { key: 'photograph', name: 'photograph of a new rendering' },
  ] as const
  return kinds.flatMap(({ key, name }) => {
    const ranks = materials.map((material, place) => {
      return (
        placesOf(calibration, vectorsOf(material[key]), { catalogue, wanted: place, isRegion: false }).listed ??
        Infinity
      )
    })
    return recalls({ key: `ranked.${key}`, name: `As the product ranks: ${name}` }, ranks)
  })
}
