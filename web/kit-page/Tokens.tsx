import { useComputedColorScheme } from '@mantine/core'
import { usePreference } from '../shell/preferences/preferences.ts'
import { contrast, themes, tokensUnder } from '../look/contrast.ts'
import { Part } from './Part.tsx'

/** The name in classes (`text-second`), the token, and its class, which must be written whole. */
const colors = [
  { name: 'paper', token: 'paper', shown: 'bg-paper', is: 'the ground of the page' },
  { name: 'surface', token: 'surface', shown: 'bg-surface', is: 'cards, dialogs, fields' },
  { name: 'ink', token: 'ink', shown: 'bg-ink', is: 'words and icons' },
  { name: 'second', token: 'ink-second', shown: 'bg-second', is: 'labels and hints' },
  { name: 'hairline', token: 'hairline', shown: 'bg-hairline', is: 'lines that separate' },
  { name: 'control', token: 'control-line', shown: 'bg-control', is: 'frames of fields, what is off' },
  { name: 'accent', token: 'accent', shown: 'bg-accent', is: 'the main step, links, focus' },
  { name: 'accent-wash', token: 'accent-wash', shown: 'bg-accent-wash', is: 'what is chosen' },
  { name: 'on-accent', token: 'on-accent', shown: 'bg-on-accent', is: 'words on the accent' },
  { name: 'wash', token: 'hover-wash', shown: 'bg-wash', is: 'what is pointed at' },
  { name: 'good', token: 'good', shown: 'bg-good', is: 'what has gone well' },
  { name: 'warning', token: 'warning', shown: 'bg-warning', is: 'what to look at' },
  { name: 'bad', token: 'bad', shown: 'bg-bad', is: 'mistakes, what cannot be undone' },
  { name: 'skeleton', token: 'skeleton', shown: 'bg-skeleton', is: 'the shape of what loads' },
]

const sizes = [
  { name: 'text-page', shown: 'text-page', is: 'the heading of a page' },
  { name: 'text-section', shown: 'text-section', is: 'the heading of a section or a dialog' },
  { name: 'text-title', shown: 'text-title', is: 'the name of a card' },
  { name: 'text-body', shown: 'text-body', is: 'everything else' },
  { name: 'text-small', shown: 'text-small', is: 'tabs, menus, choices' },
  { name: 'text-meta', shown: 'text-meta', is: 'labels, hints, facts' },
]

const gaps = [
  { name: '4', shown: 'w-4' },
  { name: '8', shown: 'w-8' },
  { name: '12', shown: 'w-12' },
  { name: '18', shown: 'w-18' },
  { name: '24', shown: 'w-24' },
  { name: '32', shown: 'w-32' },
  { name: '48', shown: 'w-48' },
]

const radii = [
  { name: 'rounded-xs', shown: 'rounded-xs' },
  { name: 'rounded-sm', shown: 'rounded-sm' },
  { name: 'rounded-md', shown: 'rounded-md' },
  { name: 'rounded-lg', shown: 'rounded-lg' },
  { name: 'rounded-xl', shown: 'rounded-xl' },
  { name: 'rounded-full', shown: 'rounded-full' },
]

/** The theme in sight: web/look/theme.css. */
export function Tokens() {
  return (
    <>
      <Part
        name="Colours"
        does="By name in classes, as bg-surface or text-second. With the contrast of words on paper."
      >
        <Colors />
      </Part>
      <Part name="Type" does="Six sizes, two weights. Letters of both languages share the lines.">
        <dl className="grid gap-12">
          {sizes.map(({ name, shown, is }) => (
            <div key={name} className="flex flex-wrap items-baseline gap-x-18 gap-y-2">
              <dt className={`${shown} min-w-0 leading-tight`}>Herringbone oak 人字拼橡木</dt>
              <dd className="text-meta text-second">
                {name}: {is}
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part name="Spacing" does="gap-8 is eight units; a unit is a pixel of the design, which follows the window.">
        <ul className="flex flex-wrap items-end gap-24">
          {gaps.map(({ name, shown }) => (
            <li key={name} className="grid justify-items-start gap-4">
              <span className={`${shown} h-24 bg-accent`} />
              <span className="figures text-meta text-second">{name}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part name="Corners" does="The smallest within controls, the largest on what lies over the page.">
        <ul className="flex flex-wrap gap-24">
          {radii.map(({ name, shown }) => (
            <li key={name} className="grid justify-items-center gap-4">
              <span className={`${shown} size-56 border border-control bg-surface`} />
              <span className="text-meta text-second">{name}</span>
            </li>
          ))}
        </ul>
      </Part>
    </>
  )
}

function Colors() {
  const theme = useComputedColorScheme('light')
  const accent = usePreference('accent')
  const tokens = tokensUnder(themes[theme])
  const all: Record<string, string | undefined> = {
    ...tokens,
    accent: tokens[accent],
    'accent-wash': tokens[`${accent}-wash`],
  }
  return (
    <ul className="grid columns-fill-190 gap-x-24 gap-y-18">
      {colors.map(({ name, token, shown, is }) => (
        <li key={name} className="flex items-center gap-12">
          <span className={`${shown} size-44 flex-none rounded-md border border-control forced-color-adjust-none`} />
          <span className="grid min-w-0">
            <span className="font-medium">{name}</span>
            <span className="text-meta text-second">{is}</span>
            <span className="figures text-meta text-second">
              {all[token]} · {contrast(all[token], all['paper']).toFixed(1)} : 1
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
