import * as z from 'zod'
import { attributeType } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import type { OutputOf } from './endpoint.ts'
import { factOfAttribute } from './facts/fact-schemas.ts'
import { calendarDate, hexColor, id, keyword, listOf, pageOf, paging } from './fields.ts'

const brand = z.object({
  id,
  name: z.string(),
  englishName: z.string(),
  logo: z.string().nullable(),
  description: z.string().nullable(),
  enDescription: z.string().nullable(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().nullable(),
  website: z.string().nullable(),
})
export type Brand = z.output<typeof brand>

export const getBrandPage = endpoint({
  method: 'GET',
  path: '/app-api/product/brand/page',
  access: 'public',
  summary: 'Brands with how many products they sell and a few of their covers',
  input: z.object({ ...paging, keyword: keyword.optional() }),
  output: pageOf(brand.extend({ productCount: z.number().int(), coverImages: z.array(z.string()) })),
})

export const getBrand = endpoint({
  method: 'GET',
  path: '/app-api/product/brand/get',
  access: 'public',
  summary: 'One brand, with what it sells',
  input: z.object({ id }),
  output: brand.extend({
    productCount: z.number().int(),
    /** The first room picture of one of its products. */
    scene: z.object({ image: z.string(), color: hexColor }).nullable(),
    /** Of its first products in editorial order. */
    covers: z.array(z.object({ coverImage: z.string(), coverColor: hexColor })),
    /** Every category that its products name, with how many of them are in it and below. */
    categories: z.array(z.object({ id, count: z.number().int() })),
  }),
})
export type BrandDetail = z.output<typeof getBrand.output>

export const getBrandList = endpoint({
  method: 'GET',
  path: '/app-api/product/brand/usage-simple-list',
  access: 'public',
  summary: 'Every brand that has products',
  input: z.object({}),
  output: z.array(z.object({ id, name: z.string(), englishName: z.string(), count: z.number().int() })),
})
export type BrandInUse = z.output<typeof getBrandList.output>[number]

const category = z.object({
  id,
  /** "0" for a root. */
  parentId: id,
  name: z.string(),
  enName: z.string(),
  sort: z.number().int(),
  image: z.string().nullable(),
  /** Products on sale in it and below. */
  count: z.number().int(),
})
export type Category = z.output<typeof category>

export const getCategoryList = endpoint({
  method: 'GET',
  path: '/app-api/product/category/list',
  access: 'public',
  summary: 'Every category, flat',
  input: z.object({}),
  output: z.array(category),
})

export const getCategoryAttributes = endpoint({
  method: 'GET',
  path: '/app-api/product/category/get-attr-list',
  access: 'public',
  summary: 'The attributes of products in a category and below; of category 0 those of all',
  input: z.object({ categoryId: id }),
  output: z.array(
    z.object({
      id,
      name: z.string(),
      enName: z.string(),
      type: attributeType,
      unit: z.string().nullable(),
      /** The choices in use, and the values of a text; filters use their `value`. Of a fact with classes in their order. */
      options: z.array(z.object({ value: z.string(), name: z.string(), enName: z.string() })),
      /** Absent for a property that is no row of the table of facts. */
      fact: factOfAttribute.optional(),
    }),
  ),
})
export type CategoryAttribute = OutputOf<typeof getCategoryAttributes>[number]

export const getAuthorityList = endpoint({
  method: 'GET',
  path: '/app-api/product/authority/simple-list',
  access: 'public',
  summary: 'Every certifying authority',
  input: z.object({}),
  output: z.array(z.object({ id, name: z.string(), enName: z.string() })),
})

const color = z.object({
  id,
  name: z.string(),
  hex: hexColor.nullable(),
  system: z.string(),
  icon: z.string().nullable(),
})
export type Color = z.output<typeof color>

export const getColorList = endpoint({
  method: 'GET',
  path: '/app-api/product/color/simple-list',
  access: 'public',
  summary: 'Every colour of every system',
  input: z.object({}),
  output: z.array(color),
})

const dictionaryEntry = z.object({
  id,
  dictType: z.string(),
  value: z.string(),
  /** Chinese. */
  label: z.string(),
  /** English. */
  remark: z.string(),
  colorType: z.string().nullable(),
  sort: z.number().int(),
})
export type DictionaryEntry = z.output<typeof dictionaryEntry>

/** The dictionaries of the specification; a new database has all of them. */
export const dictionaryTypes = [
  'product_currency_unit',
  'product_measurement_unit',
  'product_related_download',
  'product_auth_type',
  'product_has_custom',
  'product_domestic_imported',
] as const

export const getDictionaries = endpoint({
  method: 'GET',
  path: '/app-api/system/dict-data/get-types',
  access: 'public',
  summary: 'The entries of some dictionaries; an unknown type has none',
  input: z.object({ types: listOf(z.string().trim().max(100)) }),
  output: z.array(dictionaryEntry),
})

export interface Area {
  id: string
  name: string
  enName: string
  children: Area[]
}

const area: z.ZodType<Area> = z.object({
  id,
  name: z.string(),
  enName: z.string(),
  get children() {
    return z.array(area)
  },
})

export const getAreaTree = endpoint({
  method: 'GET',
  path: '/app-api/system/area/tree',
  access: 'public',
  summary: 'Countries, and their provinces where known',
  input: z.object({}),
  output: z.array(area),
})

export const getRateList = endpoint({
  method: 'GET',
  path: '/app-api/product/rate/simple-list',
  access: 'public',
  summary: 'Every currency that prices can be compared in, with today’s exchange rate; CNY first',
  input: z.object({}),
  output: z.array(
    z.object({
      currency: z.string(),
      /** The value of one unit in yuan. */
      cny: z.number(),
      /** The date of the rate; null for CNY itself. */
      date: calendarDate.nullable(),
      source: z.string().nullable(),
    }),
  ),
})
export type CurrencyRate = z.output<typeof getRateList.output>[number]
