import { useTranslation } from 'react-i18next'
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'
import { figureText, useFigures } from '../../kit/figures.ts'
import { usePageUnit } from '../../kit/page-unit.ts'
import { shortStep, useStepWords } from './curve-words.ts'
import { CurveSample } from './CurveSample.tsx'
import { curveMarkPath, markOf, type CurveMark, type Curves } from './curves.ts'

interface CurveChartProps {
  curves: Curves
  /** The accessible name, and the id of the text that sums the chart up. */
  title: string
  summaryId: string
  /** In design pixels. */
  height?: number
}

/** Marks closer together than this merge into a band. */
const MOST_MARKS = { desk: 31, phone: 16 }

/** Curves over time. Dashes and marks tell the curves apart without colour; arrow keys go from step to step. */
export function CurveChart({ curves: shown, title, summaryId, height = 240 }: CurveChartProps) {
  const { language } = useTranslation().i18n
  const { u, isPhone } = usePageUnit()
  const { step, starts, curves } = shown
  const rows = starts.map((start, index) => ({ start, counts: curves.map(({ counts }) => counts[index] ?? 0) }))
  const every = Math.ceil(starts.length / (isPhone ? MOST_MARKS.phone : MOST_MARKS.desk))
  const letters = { fontSize: Math.max(12, 12 * u), fill: 'var(--ink-second)' }
  return (
    <LineChart
      className="[&_.recharts-surface]:rounded-xs [&_.recharts-surface:focus:not(:focus-visible)]:outline-none"
      responsive
      style={{ width: '100%', height: height * u }}
      data={rows}
      margin={{ top: 10 * u, right: 12 * u, bottom: 0, left: 0 }}
      title={title}
      aria-describedby={summaryId}
    >
      <CartesianGrid vertical={false} stroke="var(--hairline)" />
      <XAxis
        dataKey="start"
        tickFormatter={(start: string) => shortStep(start, step, language)}
        tick={letters}
        tickLine={false}
        tickMargin={8 * u}
        height={Math.max(26, 30 * u)}
        minTickGap={24 * u}
        axisLine={{ stroke: 'var(--control-line)' }}
      />
      <YAxis
        width="auto"
        allowDecimals={false}
        tickFormatter={(count: number) => figureText(count, language)}
        tick={letters}
        tickCount={5}
        tickLine={false}
        tickMargin={6 * u}
        axisLine={false}
      />
      <Tooltip
        content={<ChartTip curves={shown} />}
        cursor={{ stroke: 'var(--control-line)' }}
        isAnimationActive={false}
      />
      {curves.map(({ name }, place) => {
        const mark = markOf(place)
        return (
          <Line
            key={name}
            name={name}
            dataKey={({ counts }: (typeof rows)[number]) => counts[place]}
            stroke={mark.color}
            strokeWidth={2 * u}
            strokeDasharray={mark.dash.map((length) => length * u).join(' ')}
            dot={<CurveDot mark={mark} size={3.2 * u} every={every} />}
            activeDot={<CurveDot mark={mark} size={5 * u} />}
            isAnimationActive={false}
          />
        )
      })}
    </LineChart>
  )
}

interface ChartTipProps {
  curves: Curves
  /** Whether the pointer is on a step, and the step's first day; the chart fills it in. */
  active?: boolean
  label?: string
}

/** The figures of one step, beside the pointer; a screen reader hears them when keys move through the steps. */
function ChartTip({ curves: { step, starts, curves }, active = false, label = '' }: ChartTipProps) {
  const figure = useFigures()
  const stepWords = useStepWords()
  const index = starts.indexOf(label)
  return (
    <div aria-live="polite">
      {active && index >= 0 && (
        <div className="rounded-md border bg-surface px-12 py-8 text-meta">
          <p className="mb-4 text-second">{stepWords(label, step)}</p>
          {curves.map(({ name, counts }, place) => (
            <p key={name} className="flex items-center gap-8">
              <CurveSample place={place} />
              <span>{name}</span> <span className="figures ml-auto pl-14">{figure(counts[index] ?? 0)}</span>
            </p>
          ))}
        </div>
      )}
    </div>
  )
}

interface CurveDotProps {
  mark: CurveMark
  /** Half its height, in CSS pixels. */
  size: number
  /** Marks one point only; absent, all points. */
  every?: number
  /** The point's place and index; the chart fills them in. */
  cx?: number
  cy?: number
  index?: number
}

/** The mark of a curve at one of its points. */
function CurveDot({ mark, size, every = 1, cx, cy, index = 0 }: CurveDotProps) {
  if (cx === undefined || cy === undefined || index % every !== 0) return null
  return <path d={curveMarkPath(mark.shape, cx, cy, size)} fill={mark.color} />
}
