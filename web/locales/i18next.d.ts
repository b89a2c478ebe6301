import type { Texts } from './texts.ts'

/** The keys of all texts as `t` takes them: a path with points. Texts that differ by number have one key for all. */
type TextKey = KeyIn<Texts>

type KeyIn<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? Name | OfAnyNumber<Name> : `${Name}.${KeyIn<Tree[Name]>}`
}[keyof Tree & string]

type OfAnyNumber<Name extends string> = Name extends `${infer Key}_${'one' | 'other'}` ? Key : never

declare module 'i18next' {
  interface CustomTypeOptions {
    // The library's own types of keys, with contexts and plurals, were two fifths of the browser's type check (decisions/171).
    resources: { translation: object }
    texts: Texts
  }
  interface TFunction {
    (key: TextKey, options?: Readonly<Record<string, unknown>>): string
  }
}
