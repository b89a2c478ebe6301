import * as z from 'zod'
import { isBrand } from '../brands.ts'
import { attributes } from './attributes.ts'
import { CATEGORIES } from './categories.ts'
import { certificate } from './certificates.ts'
import { type Change, changeOf, recipe } from './recipe-schema.ts'
import { colour, size, strength } from './recipes/fields.ts'
import { explain } from './explain.ts'

const text = z.string().trim().min(1, { error: 'must not be empty' })

/** In Chinese and English. */
const words = z.tuple([text, text], { error: 'must be two texts, Chinese and English' })

/** The lowest and the highest price of one unit, in the product's currency. */
const price = z
  .tuple([strength, strength], { error: 'must be two numbers, the lowest and the highest price' })
  .refine(([low, high]) => low <= high, { error: 'must state the lowest price first' })

/** Millimetres; `length` runs along the piece's grain. */
const dimensions = z.strictObject({ length: size, width: size, thickness: size.exactOptional() })

/** What one pack holds: m² and pieces; for paint the m² that one litre covers. */
const pack = z.strictObject({ coverage: size.exactOptional(), pieces: z.int().positive().exactOptional() })

/** One layer of the structure drawing: Chinese and English name, thickness in mm, colour. */
const layer = z.tuple([text, text, size, colour], {
  error: 'must be a Chinese name, an English name, mm and #RRGGBB',
})

/** Only an object here: `productSchema` checks its fields once it knows the family. */
const change = z.custom<Change>((value) => typeof value === 'object' && value !== null, { error: 'must be an object' })

const skuSchema = z.strictObject({
  /** End of the model number. */
  code: text,
  /** Name of the colour or finish; absent on purpose where a product tells no colours. */
  shade: words.exactOptional(),
  /** What tells it from its siblings, where its shade does not. */
  called: words.exactOptional(),
  /** Mean colour in sRGB: its pictures are calibrated to it. */
  hex: colour.exactOptional(),
  recipe: change.exactOptional(),
  seed: z.int().exactOptional(),
  size: dimensions.exactOptional(),
  price: price.exactOptional(),
  stock: z.number().min(0).exactOptional(),
  leadTimeDays: z.int().min(0).exactOptional(),
  pack: pack.exactOptional(),
  status: z.literal('withdrawn').exactOptional(),
})

/** How its pieces meet where they are laid, if otherwise than its family's do. */
const laid = z.strictObject({
  length: size.exactOptional(),
  width: size.exactOptional(),
  joint: strength.exactOptional(),
  jointColour: colour.exactOptional(),
  shift: strength.exactOptional(),
  repeat: size.exactOptional(),
})

const productSchema = z
  .strictObject({
    key: text,
    brand: text.refine(isBrand, { error: 'must be the englishName of a brand in demo/brands.ts' }),
    name: text,
    enName: text.exactOptional(),
    description: text.exactOptional(),
    enDescription: text.exactOptional(),
    category: z
      .string()
      .refine(isCategory, { error: 'must be a name in CATEGORIES of demo/products/categories.ts' })
      .transform((name) => CATEGORIES[name]),
    /** Absent: CNY. `rmb` is written as careless lists write it. */
    currency: z.enum(['rmb', 'EUR', 'USD']).exactOptional(),
    unit: z.enum(['square_meter', 'meter', 'piece', 'roll', 'litre', 'box', 'kilogram']),
    price: price.exactOptional(),
    taxIncluded: z.boolean().exactOptional(),
    size: dimensions,
    /** How the size is drawn; of a `tin`, `length` is the height and `width` the diameter. Absent: a flat piece. */
    shape: z.enum(['piece', 'hexagon', 'roll', 'tin']).exactOptional(),
    pack: pack.exactOptional(),
    origin: text,
    isDomestic: z.boolean().exactOptional(),
    isMadeToMeasure: z.boolean().exactOptional(),
    status: z.literal('withdrawn').exactOptional(),
    attributes,
    certificates: z.array(certificate).exactOptional(),
    /** From the face down. */
    layers: z.array(layer),
    /** True width of the cover picture, mm. */
    coverWidth: size,
    /** The colours are RAL Classic's own: a paint, a lacquer, a glaze made to a colour card. */
    isRal: z.boolean().exactOptional(),
    /** The maker states how much light each colour reflects, as always of paints and colour cards. */
    statesReflectance: z.boolean().exactOptional(),
    /** Where the room shows the surface. */
    room: z.enum(['floor', 'wall', 'curtain', 'seat', 'counter', 'screen']),
    laid: laid.exactOptional(),
    /** The cover shows how pieces meet, instead of the face of one. */
    isLaidOnCover: z.boolean().exactOptional(),
    seed: z.int(),
    recipe,
    /** What the cover shows otherwise, as samples are: chips cut from a sheet, a coat that gives out on its primer. */
    sample: change.exactOptional(),
    /** Joints are glued in the material's own colour and ground away. */
    isSeamless: z.boolean().exactOptional(),
    skus: z.array(skuSchema).min(1, { error: 'must hold at least one SKU' }),
  })
  .superRefine(({ recipe: { family }, sample, skus }, context) => {
    const refuse = (written: Change | undefined, path: PropertyKey[]) => {
      const { error } = (written && changeOf(family)?.safeParse(written, { error: explain })) ?? {}
      for (const issue of error?.issues ?? []) context.addIssue({ ...issue, path: [...path, ...issue.path] })
    }
    refuse(sample, ['sample'])
    for (const [index, sku] of skus.entries()) refuse(sku.recipe, ['skus', index, 'recipe'])
  })

/** Reads the products of one data file: checks every field, and turns names of categories, attributes and species into values. */
export const productList = z.array(productSchema)

function isCategory(name: string): name is keyof typeof CATEGORIES {
  return Object.hasOwn(CATEGORIES, name)
}
