import * as z from 'zod'
import { attributeType } from '../catalogue.ts'
import { givenDate, hexColor, id } from '../fields.ts'
import { lineTo } from '../names.ts'
import { key, longText, positive, text, thesaurusWord, webAddress } from '../import-file.ts'
import { recordCalls } from './record-calls.ts'
import type { RecordCalls } from './record-calls.ts'
import { limits, patterns } from './record-rules.ts'

/** The storage key of a picture, which is served at `/images/{key}`. */
const pictureKey = z.stringFormat('storage_key', /^[0-9a-f]{40}$/)

/** At least one language is needed; the other falls back to it. */
const names = { name: text.nullable(), enName: text.nullable() }
const sort = z.number().int().min(0).max(limits.sort)
const dictionaryType = z.string().trim().max(limits.type).pipe(z.stringFormat('dictionary_type', patterns.dictionary_type)) // prettier-ignore
const anywhere = {}

/** The lists that products refer to: each with its own fields, and all with the same calls. */
export const records = {
  brand: recordCalls('brand', {
    them: 'brands',
    fields: {
      englishName: text.nullable(),
      name: text.nullable(),
      /** A country's code, ISO 3166-1. */
      country: z.stringFormat('country', patterns.country).nullable(),
      website: webAddress.nullable(),
      logo: pictureKey.nullable(),
      description: longText.nullable(),
      enDescription: longText.nullable(),
    },
    once: anywhere,
    filters: anywhere,
    lacks: ['name', 'country', 'website', 'logo', 'description', 'enDescription'],
  }),
  category: recordCalls('category', {
    them: 'categories',
    fields: { ...names, image: pictureKey.nullable() },
    /** Null for a root; it comes after its siblings. */
    once: { parentId: id.nullable() },
    filters: { parentId: id.optional() },
    lacks: ['name', 'enName', 'image'],
  }),
  attr: recordCalls('attr', {
    them: 'attributes',
    fields: { ...names, unit: lineTo(limits.unit), type: attributeType },
    once: anywhere,
    filters: { type: attributeType.optional() },
    lacks: ['name', 'enName', 'unit'],
  }),
  'attr-option': recordCalls('attr-option', {
    them: 'options of attributes',
    fields: { ...names, sort },
    once: { attributeId: id },
    filters: { attributeId: id.optional() },
    lacks: ['name', 'enName'],
  }),
  color: recordCalls('color', {
    them: 'colours',
    fields: { name: text, hex: hexColor.toLowerCase().nullable() },
    once: { systemId: id },
    filters: { systemId: id.optional() },
    lacks: ['hex'],
  }),
  'color-system': recordCalls('color-system', {
    them: 'colour systems',
    fields: { name: text },
    once: anywhere,
    filters: anywhere,
    lacks: [],
  }),
  dict: recordCalls('dict', {
    them: 'dictionary entries',
    /** `label` is Chinese, `remark` English. */
    fields: { value: key, label: text.nullable(), remark: text.nullable(), colorType: key.nullable(), sort },
    once: { type: dictionaryType },
    filters: { type: dictionaryType.optional() },
    lacks: ['colorType'],
  }),
  'dict-type': recordCalls('dict-type', {
    them: 'dictionary types',
    fields: { ...names, type: dictionaryType },
    once: anywhere,
    filters: anywhere,
    lacks: [],
  }),
  words: recordCalls('words', {
    them: 'words of the trade',
    /** All of `same` mean each other; the first of `from` means the others, but not the reverse. */
    fields: { words: z.array(thesaurusWord).min(1).max(limits.words) },
    once: { kind: z.enum(['same', 'from']) },
    filters: { kind: z.enum(['same', 'from']).optional(), source: z.enum(['built-in', 'own']).optional() },
    lacks: [],
  }),
  auth: recordCalls('auth', {
    them: 'bodies that certify',
    fields: { ...names, url: webAddress.nullable() },
    once: anywhere,
    filters: anywhere,
    lacks: ['name', 'enName', 'url'],
  }),
  area: recordCalls('area', {
    them: 'countries and provinces',
    fields: {
      /** ISO 3166: of a country, or of a province of it. */
      code: z.stringFormat('area_code', patterns.area_code),
      ...names,
      sort,
    },
    /** Null for a country. */
    once: { parentId: id.nullable() },
    filters: { parentId: id.optional() },
    lacks: [],
  }),
  rate: recordCalls('rate', {
    them: 'exchange rates',
    fields: {
      date: givenDate,
      /** From this day on, one unit is worth this many yuan; null where the rate is stated the other way round. */
      cny: positive.nullish(),
      /** How many units one yuan buys. */
      perCny: positive.nullish(),
      /** Keeps a rate that is ten times more or less than the one that stands; never stored. */
      isSure: z.boolean().optional(),
      source: text.nullable(),
    },
    once: {
      currency: z
        .stringFormat('currency', patterns.currency)
        .refine((currency) => currency !== 'CNY', { params: { reason: 'ownCurrency' } }),
    },
    filters: { currency: z.string().max(10).optional() },
    lacks: ['source'],
  }),
} satisfies Record<string, RecordCalls | object>

export type RecordKindName = keyof typeof records
