import { useState } from 'react'
import { ErrorFace } from '../errors/ErrorFace.tsx'
import { FailureFace } from '../errors/FailureFace.tsx'
import { Avatar } from '../kit/Avatar.tsx'
import { Button } from '../kit/Button.tsx'
import { Face } from '../kit/Face.tsx'
import { LongText } from '../kit/LongText.tsx'
import { ProgressLine } from '../kit/ProgressLine.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Part, State, States } from './Part.tsx'

const SHOWN_MS = 4000
const LONG =
  'Quarter-sawn oak from two forests in the Spessart, dried for a year in the open and for six weeks in the kiln. The blocks are laid by hand on cork, sanded twice, and oiled on site with two coats of hard wax, which can be renewed without sanding. 选用施佩萨特林区的径切橡木，露天干燥一年、入窑干燥六周；手工铺于软木之上，打磨两遍，现场涂两层硬蜡油，日后无需打磨即可翻新。'

export function Faces() {
  return (
    <>
      <Empty />
      <Failed />
      <Loading />
      <Sections />
      <LongTexts />
      <Avatars />
    </>
  )
}

function Empty() {
  return (
    <Part name="Face" does="A message in place of content: what is empty, and the next step.">
      <div className="[--face-height:0]">
        <Face
          title="No boards yet"
          hint="Collect materials on a board, and send it to whoever decides. 把材料收集到看板上，发给做决定的人。"
          action={<Button label="New board" look="filled" onPress={() => undefined} />}
        />
      </div>
    </Part>
  )
}

function Failed() {
  return (
    <Part
      name="FailureFace, ErrorFace"
      does="What could not be loaded, why, and a retry; a page that does not exist or may not be seen."
    >
      <div className="grid columns-fill-320 gap-32">
        <FailureFace
          isPart
          error={new Error('no answer')}
          what="The list could not be loaded."
          onRetry={() => undefined}
        />
        <ErrorFace
          isPart
          fault="missing"
          code="404"
          title="This page does not exist"
          hints={['The address may be old.']}
        >
          <Button label="To the products" onPress={() => undefined} />
        </ErrorFace>
        <ErrorFace isPart fault="locked" code="403" title="您没有权限查看此页" hints={['请联系管理员。']}>
          <Button label="返回首页" lang="zh-CN" onPress={() => undefined} />
        </ErrorFace>
        <ErrorFace isPart fault="parted" title="The network is out of reach" hints={[null]}>
          <Button label="Try again" look="filled" onPress={() => undefined} />
        </ErrorFace>
      </div>
    </Part>
  )
}

function Loading() {
  const [isLoading, setIsLoading] = useState(false)
  return (
    <Part
      name="Skeleton, ProgressLine"
      does="The shape of what loads; a thin line at the top of the window while something goes on."
    >
      <div className="grid max-w-420 gap-12">
        <Skeleton height={120} />
        <Skeleton height={14} width="60%" />
        <Skeleton height={32} width={32} isRounded />
      </div>
      <States>
        <State name="for four seconds">
          <Button
            label="Show the line"
            onPress={() => {
              setIsLoading(true)
              setTimeout(() => setIsLoading(false), SHOWN_MS)
            }}
          />
          {isLoading && <ProgressLine label="Something goes on" />}
        </State>
      </States>
    </Part>
  )
}

function Sections() {
  return (
    <Part name="Section" does="A part of a page: its heading above or in the margin, a hint, and actions.">
      <Section
        title="Reminders"
        hint="Sent a week before a certificate ends."
        level={3}
        actions={<Button label="Send now" isSmall onPress={() => undefined} />}
      >
        <p>Two reminders wait.</p>
      </Section>
      <div>
        <Section title="About you" hint="What others see of you on boards and lists." isInMargin>
          <p>Ann Lind, architect.</p>
        </Section>
        <div className="h-28" />
        <Section title="您的数据" hint="可随时导出。" isInMargin>
          <Button label="导出" lang="zh-CN" onPress={() => undefined} />
        </Section>
      </div>
    </Part>
  )
}

function LongTexts() {
  return (
    <Part name="LongText" does="Cut at six lines, with a button that shows the rest.">
      <div className="max-w-320">
        <LongText moreLabel="Show all of it" lessLabel="Show less">
          {LONG}
        </LongText>
      </div>
    </Part>
  )
}

function Avatars() {
  return (
    <Part name="Avatar" does="Somebody's picture, or the first letter of their name; the name stands beside it.">
      <States>
        <State name="beside a name">
          <p className="flex items-center gap-10">
            <Avatar name="Ann Lind" picture={null} /> Ann Lind
          </p>
        </State>
        <State name="Chinese">
          <p className="flex items-center gap-10">
            <Avatar name="李安" picture={null} /> 李安
          </p>
        </State>
        <State name="a picture that does not load">
          <p className="flex items-center gap-10">
            <Avatar name="Émile" picture="data:image/png;base64,none" /> Émile
          </p>
        </State>
        <State name="large">
          <Avatar name="Ann Lind" picture={null} side={112} />
        </State>
      </States>
    </Part>
  )
}
