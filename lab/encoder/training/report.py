"""Writes the results of a run: REPORT.md with its loss curve, which says how good the model is."""

import json
import platform
from pathlib import Path

STAGES = {
    "render": "materials drawn by lab/encoder/materials",
    "network": "the network",
    "evaluate": "evaluation",
}


def summary_of(figures: Path) -> dict[str, float]:
    """The evaluation's main figures by key, for the model's metadata."""
    detailed = [(figure.get("details") or {}, figure) for figure in json.loads(figures.read_text())["figures"]]
    return {
        details["key"]: round(figure["value"], 4)
        for details, figure in detailed
        if "key" in details and not details.get("isDetail")
    }


def write_report(work: Path, folder: Path) -> None:
    log = [json.loads(line) for line in (work / "log.jsonl").read_text().splitlines()]
    figures = json.loads((work / "evaluation.json").read_text())
    (folder / "loss.svg").write_text(draw_curves(log, schedule_of(log).get("cycles", [])))
    (folder / "REPORT.md").write_text("\n\n".join([HEAD, describe_run(log), describe_figures(figures), TAIL]) + "\n")


HEAD = """# The shipped encoder: its training and its results

`train.py` writes this file; each run replaces it. The stages are described in [README.md](../README.md)."""

TAIL = """An interval is the middle 95 % of 1,000 bootstrap samples of the queries. The baseline made by hand is a Lab histogram with
local binary patterns; their weights were tuned on pictures that are in no figure. It is measured in the same run."""


def describe_run(log: list[dict]) -> str:
    seconds: dict[str, float] = {}
    for line in log:
        if "stage" in line:
            # A stage that is already done takes no time when a run continues: the longest time is the real one.
            seconds[line["stage"]] = max(seconds.get(line["stage"], 0), line["seconds"])
    rows = [f"| {stage} | {what} | {seconds.get(stage, 0) / 60:.1f} |" for stage, what in STAGES.items()]
    schedule = schedule_of(log)
    batch = schedule.get("batch", {})
    cycles = [f"{cycle['last']:,} of {cycle['steps']:,} steps at {cycle['rate']}" for cycle in schedule.get("cycles", [])]
    held = next((line for line in reversed(log) if "held_r1" in line), {})
    return "\n".join(
        [
            "## The run",
            "",
            f"{platform.machine()}, {schedule.get('device', '?')}, {schedule.get('cores', '?')} cores. "
            f"{schedule.get('materials', 0):,} materials; batches of {batch.get('size')} at {batch.get('side')} px, at last at "
            f"{batch.get('last_side')} px, with {batch.get('siblings')} of whole families; {', then '.join(cycles)}; temperature "
            f"{schedule.get('temperature')}, margin {schedule.get('margin')}, weight of kinds {schedule.get('kinds')}.",
            "",
            "| Stage | Makes | Minutes |",
            "|---|---|---|",
            *rows,
            f"| | | {sum(seconds.values()) / 60:.0f} |",
            "",
            "![Loss and recall by step](loss.svg)",
            "",
            f"On 1,200 materials that no step saw, a photograph finds its cover among all of them in {held.get('held_r1', 0):.3f}, and "
            f"among its three siblings in {held.get('held_siblings_r1', 0):.3f}.",
        ]
    )


def schedule_of(log: list[dict]) -> dict:
    return next((line["schedule"] for line in reversed(log) if "schedule" in line), {})


def describe_figures(figures: dict) -> str:
    former = (figures.get("other") or {}).get("version", "")
    beside = f"; beside it the edition before, {former}" if former else ""
    rows = ["## The evaluation", "", f"`npm run bench:images`, on pictures that training never sees{beside}.", ""]
    rows += ["| Figure | Encoder | Before | By hand | Asked | |", "|---|---|---|---|---|---|"]
    for figure in figures["figures"]:
        if not (figure.get("details") or {}).get("isDetail"):
            rows.append(format_figure(figure))
    return "\n".join([*rows, "", describe_siblings(figures.get("siblings") or {})])


def describe_siblings(slices: dict) -> str:
    """Which siblings are told apart, and which are not."""
    rows = ["Copies degraded in all ways at once that find their own original among twenty siblings, by what the siblings are and by family:"]
    rows += ["", "| | R@1 | Queries |", "|---|---|---|"]
    for slice in slices.values():
        ordered = sorted(slice.items(), key=lambda item: -item[1]["share"])
        rows += [f"| {label} | {number(one['share'])} | {one['count']} |" for label, one in ordered]
    return "\n".join(rows)


def format_figure(figure: dict) -> str:
    target, details = figure.get("target") or {}, figure.get("details") or {}
    other, by_hand = details.get("other") or {}, details.get("byHand") or {}
    asked = "".join(f"{'≥' if kind == 'atLeast' else '≤'} {value}" for kind, value in target.items())
    values = [number(one.get("value")) for one in (figure, other, by_hand)]
    cells = [figure["name"], *values, asked, figure.get("note", "")]
    return f"| {' | '.join(cells)} |"


def number(value: float | None) -> str:
    return "" if value is None else f"{value:.3g}"


# Curves

WIDTH, HEIGHT, EDGE = 720, 300, 44


def draw_curves(log: list[dict], cycles: list[dict]) -> str:
    """Loss (left axis) and recall of the held-out materials (right axis, 0..1) by step."""
    # A cycle's steps follow those of the cycle before it.
    before = {number: sum(cycle["last"] for cycle in cycles[:number]) for number in range(len(cycles))}
    steps = [(before.get(line["cycle"], 0) + line["step"], line) for line in log if "step" in line]
    losses = [(step, line["loss"]) for step, line in steps]
    recalls = [(step, line["held_r1"]) for step, line in steps if "held_r1" in line]
    last = max([step for step, _ in losses], default=1)
    top = max([loss for _, loss in losses], default=1)

    def line(points: list[tuple[int, float]], highest: float, colour: str) -> str:
        places = " ".join(f"{across(step):.1f},{down(value / highest):.1f}" for step, value in points)
        return f'<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="2"/>'

    def across(step: float) -> float:
        return EDGE + (WIDTH - 2 * EDGE) * step / last

    def down(part: float) -> float:
        return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * part

    def word(x: float, y: float, text: str, anchor: str = "middle") -> str:
        return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">{text}</text>'

    rules = [
        f'<path d="M{EDGE} {down(part):.1f}H{WIDTH - EDGE}" stroke="#ddd"/>'
        + word(EDGE - 6, down(part) + 4, f"{top * part:.1f}", "end")
        + word(WIDTH - EDGE + 6, down(part) + 4, f"{part:.2f}", "start")
        for part in (0, 0.25, 0.5, 0.75, 1)
    ]
    steps = [word(across(last * part), HEIGHT - EDGE + 18, f"{last * part:.0f}") for part in (0, 0.5, 1)]
    legend = word(EDGE, 24, "loss (blue, left), recall of held materials, R@1 (orange, right)", "start")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
        + "".join([*rules, *steps, legend, line(losses, top, "#2563a8"), line(recalls, 1, "#c2641c")])
        + "</svg>\n"
    )
