"""Makes the shipped encoder from nothing: python3 lab/encoder/training/train.py --work FOLDER [--schedule short].

FOLDER (outside the repository) keeps the result of each stage; an interrupted run continues from there. A graphics card is used if
PyTorch finds one.
"""

import argparse
import hashlib
import json
import os
import subprocess
import time
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional as F

from encoder import Encoder
from export import INDEXED, export_encoder, write_fixture
from learning import Heads, Mean, contrast, recall_of, set_rate, step_by
from materials import REPOSITORY, SHARD, SIBLINGS, Materials, start_rendering
from network import Network, Shape
from pairs import Batch, choose, draw_pair, lighter_of
from report import summary_of, write_report
from views import draw_covers, draw_photographs

SEED = 20_261_127
SHIPPED = "server/image-search/encoder/quarry-encoder.onnx"
BEFORE = "server/image-search/encoder/former/quarry-encoder-1.onnx"
FIXTURES = "server/testing/image-search/encoder-fixture"
DIMENSIONS = 256
HELD_SIDE = 160
"""As the product prepares pictures."""
HELD = 300
"""The last families, which no step sees: their views measure the progress of training."""
FIRST = 0.1
"""The share of the materials that is drawn before the first step; the others join evenly until `LAST`, a share of the steps."""
LAST = 0.6


@dataclass(frozen=True)
class Cycle:
    """A warm-up to `rate` and a cosine down to zero at `steps` (Loshchilov and Hutter 2017); it may end earlier, at `last`."""

    steps: int
    rate: float
    last: int


@dataclass(frozen=True)
class Schedule:
    materials: int
    batch: Batch
    cycles: tuple[Cycle, ...]
    temperature: float = 0.07
    margin: float = 0.1
    kinds: float = 0.2
    """The weight of telling kinds beside telling materials."""


SCHEDULES = {
    "full": Schedule(
        materials=36_000,
        batch=Batch(size=512, side=128, last_side=160, siblings=0.5),
        cycles=(Cycle(2_000, 2e-3, last=2_000), Cycle(2_200, 1.2e-3, last=2_000)),
    ),
    "short": Schedule(
        materials=8_000,
        batch=Batch(size=64, side=96, last_side=160, siblings=0.5),
        cycles=(Cycle(250, 1e-3, last=250),),
    ),
}


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--work", type=Path, required=True)
    reader.add_argument("--schedule", choices=list(SCHEDULES), default="full")
    reader.add_argument("--until", choices=["network", "publish"], default="publish")
    chosen = reader.parse_args()
    torch.set_num_threads(os.cpu_count() or 1)
    # One folder for each schedule, so that one does not continue from the other's stages.
    Training(chosen.work / chosen.schedule, SCHEDULES[chosen.schedule]).run(chosen.until)


class Training:
    """The stages of a training run; each is skipped if its result is already in the folder."""

    def __init__(self, work: Path, schedule: Schedule) -> None:
        self.work, self.schedule = work, schedule
        self.drawn = work / "materials"
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        work.mkdir(parents=True, exist_ok=True)

    def run(self, until: str) -> None:
        torch.manual_seed(SEED)
        torch.backends.cudnn.benchmark = True
        self.note(schedule={**asdict(self.schedule), "device": self.device.type, "cores": os.cpu_count()})
        self.materials = Materials(self.drawn, self.schedule.materials, self.device)
        self.families = self.schedule.materials // SIBLINGS - HELD
        self.timed("render", self.render)
        self.timed("network", self.fit_network)
        if until == "publish":
            self.publish()

    def timed(self, stage: str, work) -> None:
        began = time.time()
        work()
        self.note(stage=stage, seconds=round(time.time() - began, 1))

    def note(self, **facts) -> None:
        line = json.dumps(facts)
        print(line, flush=True)
        with open(self.work / "log.jsonl", "a") as log:
            log.write(line + "\n")

    def render(self) -> None:
        """Draws the materials: all of them first, or, beside a graphics card, only the first and the others during the training."""
        processes = max(2, (os.cpu_count() or 2) - 1)
        start_rendering(self.drawn, self.schedule.materials, processes)
        self.materials.wait_for(self.drawn_by(0, 0) if self.device.type == "cuda" else self.schedule.materials)

    def drawn_by(self, cycle: int, step: int) -> int:
        """How many materials a step may use: the same on a fast machine and on a slow one."""
        part = 1.0 if cycle else min(1.0, FIRST + (1 - FIRST) * step / (LAST * self.schedule.cycles[0].steps))
        return max(1, int(part * self.schedule.materials / SHARD)) * SHARD

    # The network

    def fit_network(self) -> None:
        self.network = Network(Shape()).to(self.device, memory_format=torch.channels_last)
        self.heads = Heads(self.network.size, DIMENSIONS, len(self.materials.kind_names)).to(self.device)
        for number in range(len(self.schedule.cycles)):
            path = self.work / f"cycle-{number}.pt"
            if not path.exists():
                self.run_cycle(number, path)
            state = torch.load(path, map_location=self.device)
            self.network.load_state_dict(state["network"])
            self.heads.load_state_dict(state["heads"])
        self.network.eval()
        self.heads.eval()

    def run_cycle(self, number: int, path: Path) -> None:
        """Trains with contrast between two views of each material, and classifies its kind; keeps the averaged weights."""
        cycle = self.schedule.cycles[number]
        optimiser = torch.optim.AdamW([*self.network.parameters(), *self.heads.parameters()], cycle.rate, weight_decay=1e-4)
        mean = Mean(self.network, self.heads)
        checkpoint, first = self.work / f"cycle-{number}-checkpoint.pt", 0
        if checkpoint.exists():
            state = torch.load(checkpoint, map_location=self.device)
            first = state["step"]
            for part, kept in zip((self.network, self.heads, optimiser, mean.modules), state["parts"]):
                part.load_state_dict(kept)
        began = time.time()
        for step in range(first, cycle.last):
            loss = self.loss_of(number, step)
            set_rate(optimiser, cycle.rate, step, cycle.steps)
            step_by(optimiser, loss, self.network, self.heads)
            # Averages over a tenth of the steps so far at first, over a few hundred later.
            mean.follow(self.network, self.heads, rate=max(0.004, 1 / (0.1 * step + 2)))
            if (step + 1) % 100 == 0 or step + 1 == cycle.last:
                facts = {"cycle": number, "step": step + 1, "loss": round(loss.item(), 4), "seconds": round(time.time() - began, 1)}
                if self.materials.known == self.schedule.materials and ((step + 1) % 500 == 0 or step + 1 == cycle.last):
                    facts.update(self.held_recalls(*mean.modules))
                self.note(**facts)
            if (step + 1) % 250 == 0:
                modules = (self.network, self.heads, optimiser, mean.modules)
                torch.save({"step": step + 1, "parts": [part.state_dict() for part in modules]}, self.work / "checkpoint.tmp")
                (self.work / "checkpoint.tmp").rename(checkpoint)
        network, heads = mean.modules
        torch.save({"network": network.state_dict(), "heads": heads.state_dict()}, path)

    def loss_of(self, cycle: int, step: int) -> Tensor:
        schedule, batch = self.schedule, self.schedule.batch
        seed = SEED + cycle
        part = step / schedule.cycles[cycle].steps
        drawn = self.drawn_by(cycle, step)
        self.materials.wait_for(drawn)
        families = min(self.families, drawn // SIBLINGS)
        siblings = batch.siblings if cycle else batch.siblings_at(part)
        chosen = choose(np.random.default_rng((seed, step, 0)), families, batch.size, siblings)
        one, other = draw_pair(self.materials, chosen, batch.side_at(part), (seed, step))
        self.network.train()
        self.heads.train()
        embedded, told = self.heads(self.see(torch.cat([one, other])).float())
        kinds = self.materials.kinds[chosen].to(self.device).repeat(2)
        lighter = lighter_of(chosen, self.device)
        loss = contrast(*embedded.chunk(2), schedule.temperature, schedule.margin, lighter)
        return loss + schedule.kinds * F.cross_entropy(told, kinds)

    def see(self, views: Tensor) -> Tensor:
        with torch.autocast(self.device.type, torch.bfloat16):
            return self.network((views.float() / 255).contiguous(memory_format=torch.channels_last))

    @torch.no_grad()
    def held_recalls(self, network: Network, heads: Heads) -> dict[str, float]:
        """R@1 of photographs for their covers, on materials that no step saw: among all, and among siblings alone."""
        network.eval()
        heads.eval()
        first = self.families * SIBLINGS
        held = np.arange(first, first + HELD * SIBLINGS)
        sides = []
        for draw in (draw_covers, draw_photographs):
            seen = []
            for start in range(0, len(held), 128):
                views = draw(self.materials.take(held[start : start + 128]), HELD_SIDE, (SEED, 3, start)).float() / 255
                seen.append(heads(network(views))[0])
            sides.append(torch.cat(seen))
        covers, photographs = sides
        alike = (photographs.reshape(HELD, SIBLINGS, -1) @ covers.reshape(HELD, SIBLINGS, -1).transpose(1, 2)).argmax(2)
        own = (alike == torch.arange(SIBLINGS, device=self.device)).float().mean().item()
        return {"held_r1": round(recall_of(photographs, covers), 4), "held_siblings_r1": round(own, 4)}

    # The encoder

    def publish(self) -> None:
        """Writes the model with its evaluation, and the report. The full schedule also writes both and the fixture into the repository."""
        encoder = Encoder(self.network, self.heads).cpu().eval()
        facts = facts_of(encoder, self.schedule)
        tried, figures = self.work / "encoder.onnx", self.work / "evaluation.json"
        export_encoder(encoder, tried, facts)
        bench = ["node", "lab/encoder/evaluation/main.ts", "--encoder", str(tried), "--beside", BEFORE, "--json", str(figures)]
        if self.schedule != SCHEDULES["full"]:
            bench.append("--quick")
        self.timed("evaluate", lambda: subprocess.run(bench, cwd=REPOSITORY, check=True))
        facts["evaluation"] = json.dumps(summary_of(figures))
        export_encoder(encoder, tried, facts)
        write_report(self.work, self.work)
        if self.schedule != SCHEDULES["full"]:
            return
        fixtures = REPOSITORY / FIXTURES
        write_fixture(encoder, sorted(fixtures.glob("*.png")), fixtures / "encoder-fixture.json")
        write_report(self.work, Path(__file__).parent)
        (REPOSITORY / SHIPPED).write_bytes(tried.read_bytes())


def facts_of(encoder: Encoder, schedule: Schedule) -> dict[str, str]:
    """The metadata of a model that was not evaluated. Its version changes with whatever changes a vector of the index."""
    indexed = json.dumps(INDEXED)
    weights = b"".join(part.numpy().tobytes() for part in encoder.state_dict().values())
    version = hashlib.sha256(weights + indexed.encode()).hexdigest()[:12]
    return {"version": version, "indexed": indexed, "training": json.dumps(asdict(schedule)), "evaluation": "{}"}


if __name__ == "__main__":
    main()
