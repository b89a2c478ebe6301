import { IconChartLine, IconTable } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Chip } from '../kit/Chip.tsx'
import { ColorDot } from '../kit/ColorDot.tsx'
import { Pills } from '../kit/Pills.tsx'
import { Segments } from '../kit/Segments.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { Part, State, States } from './Part.tsx'

const days = ['7', '30', '90']
const chips = [
  { name: 'Oak', hex: '#b08d62' },
  { name: 'Aubergine wool felt with a name that does not fit', hex: '#6b3a5b' },
  { name: '灰色吸音毡', hex: null },
]

export function Choosing() {
  const [address] = useSearchParams()
  const [view, setView] = useState('chart')
  const [left, setLeft] = useState(chips)
  const chosen = address.get('days') ?? '30'
  return (
    <>
      <Part name="Pills" does="A choice among a few that the address has: links, all in sight.">
        <Pills
          label="Period"
          options={days.map((day) => ({
            label: `${day} days`,
            to: { search: `?days=${day}` },
            isCurrent: day === chosen,
          }))}
        />
      </Part>
      <Part name="Segments" does="How something is shown: small pressed buttons in one frame.">
        <States>
          <State name="with icons">
            <Segments
              label="Show as"
              options={[
                { value: 'chart', label: 'Chart', icon: IconChartLine },
                { value: 'table', label: 'Table', icon: IconTable },
              ]}
              value={view}
              onChange={setView}
            />
          </State>
          <State name="Chinese">
            <Segments
              label="显示为"
              options={[
                { value: 'chart', label: '图表' },
                { value: 'table', label: '表格' },
              ]}
              value={view}
              onChange={setView}
            />
          </State>
        </States>
      </Part>
      <Part name="Tabs" does="Parts of one thing. Arrow keys move between them; the row scrolls where it does not fit.">
        <Tabs
          label="Sharing"
          tabs={[
            { value: 'links', label: 'Links', body: <p>Two links are open.</p> },
            { value: 'people', label: 'People 成员', count: 3, body: <p>Three people work on it.</p> },
            { value: 'comments', label: 'Comments', count: 12, isNew: true, body: <p>Twelve comments are new.</p> },
            { value: 'activity', label: 'Activity of the last thirty days', body: <p>Nothing yet.</p> },
          ]}
        />
      </Part>
      <Part
        name="Chip, ColorDot"
        does="A chosen value: pressing the chip removes it. The dot shows a colour beside its name."
      >
        <div className="flex flex-wrap gap-8">
          {left.map(({ name, hex }) => (
            <Chip
              key={name}
              mark={<ColorDot hex={hex} />}
              removeLabel={`Remove ${name}`}
              onRemove={() => setLeft(left.filter((one) => one.name !== name))}
            >
              {name}
            </Chip>
          ))}
          {left.length === 0 && <p className="text-second">All removed.</p>}
        </div>
      </Part>
    </>
  )
}
