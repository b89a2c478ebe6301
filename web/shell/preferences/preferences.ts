import { DEFAULT_CURRENCY, readCurrency } from '../../catalogue/prices/price.ts'
import { i18n, languages, type AppLanguage } from '../../locales/i18n.ts'
import { readStored, removeStored, writeStored } from '../../kit/storage.ts'
import { createStore, useStore } from '../../kit/store.ts'
import { showToast } from '../../kit/toasts/toast.ts'

/** The component library stores the theme. public/first-paint.js reads it too, as well as accent and grey mode. */
export const THEME_KEY = 'quarry-theme'

export const sizeFactors = { default: 1, large: 1.125, small: 0.9 } as const
export type PageSize = keyof typeof sizeFactors

export const accents = ['clay', 'green', 'blue', 'ochre', 'aubergine', 'graphite'] as const
type Accent = (typeof accents)[number]

type OnOrOff = 'off' | 'on'

/** The preferences, each stored under `quarry-` and its name. */
interface Preferences {
  language: AppLanguage
  size: PageSize
  accent: Accent
  /** An ISO 4217 code; its rate tells whether prices can be compared in it. */
  currency: string
  grey: OnOrOff
  breadcrumb: OnOrOff
  footer: OnOrOff
}
type Name = keyof Preferences
/** Preferences with a fixed list of values. */
type ListedName = Exclude<Name, 'currency'>

/** English on the first visit, whatever the browser prefers. */
const defaults: Preferences = {
  language: 'en',
  size: 'default',
  accent: 'clay',
  currency: DEFAULT_CURRENCY,
  grey: 'off',
  breadcrumb: 'off',
  footer: 'off',
}
const names = Object.keys(defaults) as Name[]

export const choices: { readonly [N in ListedName]: readonly Preferences[N][] } = {
  language: languages,
  size: ['default', 'large', 'small'],
  accent: accents,
  grey: ['off', 'on'],
  breadcrumb: ['off', 'on'],
  footer: ['off', 'on'],
}

/** Choices of this page: they hold even without storage. */
const chosenHere = createStore<Partial<Preferences>>({})

/** The chosen value, of this or an earlier visit; the default if it is unknown or invalid. */
export function preferenceOf<N extends Name>(name: N): Preferences[N] {
  return chosen(name) ?? defaults[name]
}

/** Whether the person has chosen it, here or on an earlier visit. */
export function hasChosen(name: Name): boolean {
  return chosen(name) !== undefined
}

function chosen<N extends Name>(name: N): Preferences[N] | undefined {
  const known = chosenHere.get()[name] ?? readStored(keyOf(name))
  return isChoice(name, known) ? known : undefined
}

function isChoice<N extends Name>(name: N, value: unknown): value is Preferences[N] {
  if (name === 'currency') return typeof value === 'string' && readCurrency(value) !== null
  return (choices[name as ListedName] as readonly unknown[]).includes(value)
}

export function choosePreference<N extends Name>(name: N, value: Preferences[N]): void {
  const isKept = writeStored(keyOf(name), value)
  chosenHere.set({ ...chosenHere.get(), [name]: value })
  if (!isKept) tellNotKept()
}

/** Without storage a choice does not last: a message says so. */
export function tellNotKept(): void {
  showToast(i18n.t('settings.notKept'))
}

/** Resets all preferences. */
export function resetPreferences(): void {
  for (const name of names) removeStored(keyOf(name))
  chosenHere.set(defaults)
}

/** For the `storage` event: another tab changed a preference, or emptied the storage (`key` is then null). */
export function followOtherTab(key: string | null): void {
  const changed = names.filter((name) => key === null || key === keyOf(name))
  if (changed.length === 0) return
  const chosen = { ...chosenHere.get() }
  for (const name of changed) delete chosen[name]
  chosenHere.set(chosen)
}

export function subscribeToPreferences(listener: () => void): () => void {
  return chosenHere.subscribe(listener)
}

export function usePreference<N extends Name>(name: N): Preferences[N] {
  return useStore(chosenHere, () => preferenceOf(name))
}

function keyOf(name: Name): string {
  return `quarry-${name}`
}
