import type { Language } from './problem.ts'
type MaybeName = string | null | undefined
/** The one of two names to show; a missing one falls back to the other (specification §3, display-name keys). */
export declare function pickName(isChinese: boolean, chinese: MaybeName, english: MaybeName): string
interface NamedInTwo {
  name?: MaybeName
  enName?: MaybeName
}
export declare function nameIn(language: Language, { name, enName }: NamedInTwo): string
export {}
