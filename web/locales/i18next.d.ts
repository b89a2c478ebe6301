import type { Texts } from './en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts }
  }
}
