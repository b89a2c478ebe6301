import type { ImportCategoryPath } from '../../contract/import-file.ts'

type Name = readonly [english: string, chinese: string]

const PLACES: Name[] = [
  ['Flooring', '地面'],
  ['Walls', '墙面'],
  ['Ceilings', '顶面'],
  ['Facades', '外墙'],
  ['Joinery', '木作'],
]
const MATERIALS: Name[] = [
  ['Timber', '木材'],
  ['Stone', '石材'],
  ['Ceramic', '陶瓷'],
  ['Metal', '金属'],
  ['Textile', '织物'],
]
const FORMS: Name[] = [
  ['Planks', '条板'],
  ['Panels', '板材'],
  ['Tiles', '砖'],
  ['Mosaic', '马赛克'],
  ['Rolls', '卷材'],
]

/** A kind of product: its place in the category tree, and the words of its names. */
export interface ProductKind {
  path: ImportCategoryPath
  material: Name
  form: Name
}

/** The 125 leaves of a tree of 155 categories, three levels deep. */
export const KINDS: ProductKind[] = PLACES.flatMap((place) =>
  MATERIALS.flatMap((material) =>
    FORMS.map((form) => ({
      path: [place, compound(material, place), compound(form, material, place)].map(([enName, name]) => ({
        name,
        enName,
      })),
      material,
      form,
    })),
  ),
)

/** The first level, whose order the file sets. */
export const FIRST_LEVEL: ImportCategoryPath[] = PLACES.map(([enName, name]) => [{ name, enName }])

// A unique name at every place of the tree, as people search for it.
function compound(...parts: Name[]): Name {
  return [
    parts.map(([english]) => english).join(' · '),
    parts
      .map(([, chinese]) => chinese)
      .toReversed()
      .join('·'),
  ]
}
