import type { TextKey, Texts } from './texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    // The library's own types of keys, with contexts and plurals, were two fifths of the browser's type check (decisions/171).
    resources: { translation: Record<never, never> }
    texts: Texts
  }
  interface TFunction {
    (key: TextKey, options?: Readonly<Record<string, unknown>>): string
  }
}
