import * as z from 'zod'
import { attributeType } from '../catalogue.ts'
import { calendarDate, hexColor, id } from '../fields.ts'
import { key, longText, positive, text, thesaurusWord, webAddress } from '../import-file.ts'
import { recordCalls } from './record-calls.ts'
import type { RecordCalls } from './record-calls.ts'

/** The key under which a picture is kept; it is seen at `/images/{key}`. */
const pictureKey = z.stringFormat('storage_key', /^[0-9a-f]{40}$/)

/** In one language at least. */
const names = { name: text.nullable(), enName: text.nullable() }
const sort = z.number().int().min(0).max(1_000_000)
const dictionaryType = z
  .string()
  .trim()
  .max(100)
  .regex(/^[a-z][a-z0-9_]*$/)
const anywhere = {}

/** The lists that products are made of: each with its own fields, and all with the same calls. */
export const records = {
  brand: recordCalls('brand', {
    them: 'brands',
    fields: {
      englishName: text,
      name: text.nullable(),
      /** A country's code, ISO 3166-1. */
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .nullable(),
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
    fields: { ...names, unit: z.string().trim().max(40), type: attributeType },
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
    fields: { value: key, label: text, remark: text, colorType: key.nullable(), sort },
    once: { type: dictionaryType },
    filters: { type: dictionaryType.optional() },
    lacks: ['colorType'],
  }),
  'dict-type': recordCalls('dict-type', {
    them: 'dictionary types',
    fields: { type: dictionaryType, name: text, enName: text },
    once: anywhere,
    filters: anywhere,
    lacks: [],
  }),
  words: recordCalls('words', {
    them: 'words of the trade',
    /** All of `same` mean each other; of `from` the first means the others, and they do not mean it. */
    fields: { words: z.array(thesaurusWord).min(1).max(101) },
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
      code: z.string().regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/),
      name: text,
      enName: text,
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
      /** From this day on one unit buys so many yuan. */
      date: calendarDate,
      cny: positive,
      source: text.nullable(),
    },
    once: {
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .refine((currency) => currency !== 'CNY', { error: 'rates are in CNY, whose own is 1' }),
    },
    filters: { currency: z.string().max(10).optional() },
    lacks: ['source'],
  }),
} satisfies Record<string, RecordCalls | object>

export type RecordKindName = keyof typeof records
