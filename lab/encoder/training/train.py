"""Makes the shipped encoder from nothing: python3 lab/encoder/training/train.py --work FOLDER [--schedule short].

FOLDER (outside the repository) keeps the result of each stage; an interrupted run continues from there.
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
from torch import Tensor, nn
from torch.nn import functional as F
from torch.utils.data import DataLoader

from discriminant import discriminant
from encoder import Encoder, Parts, Projection
from export import export_encoder, write_fixture
from learning import Mean, Heads, contrast, normalised, recall_of, set_rate, standard_of, step_by
from materials import REPOSITORY, Materials, render_materials
from network import FilterBank, Network
from pairs import Pairs
from report import summary_of, write_report
from views import draw_views

SEED = 20_261_121
SHIPPED = "server/image-search/encoder/quarry-encoder.onnx"
FIXTURES = "server/testing/image-search/encoder-fixture"
STEM, STAGES = 24, (48, 96, 192)
PAIR_SIDE, SURVEY_SIDE, KICK_SIDE = 96, 160, 112
BATCH = 96
VIEWS = 3
HELD = 400
"""The last materials, which no step sees: their views measure the progress of training."""


@dataclass(frozen=True)
class Schedule:
    materials: int
    surveyed: int
    kick_steps: int
    steps: int


SCHEDULES = {
    "full": Schedule(materials=12_000, surveyed=4_000, kick_steps=250, steps=4_300),
    "short": Schedule(materials=2_000, surveyed=1_000, kick_steps=100, steps=300),
}


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--work", type=Path, required=True)
    reader.add_argument("--schedule", choices=list(SCHEDULES), default="full")
    chosen = reader.parse_args()
    torch.manual_seed(SEED)
    torch.set_num_threads(os.cpu_count() or 1)
    # One folder for each schedule, so that one does not continue from the other's stages.
    Training(chosen.work / chosen.schedule, SCHEDULES[chosen.schedule]).run()


class Training:
    """The stages of a training run; each is skipped if its result is already in the folder."""

    def __init__(self, work: Path, schedule: Schedule) -> None:
        self.work, self.schedule = work, schedule
        work.mkdir(parents=True, exist_ok=True)

    def run(self) -> None:
        self.note(schedule={**asdict(self.schedule), "threads": torch.get_num_threads()})
        self.timed("render", lambda: render_materials(self.work / "materials", self.schedule.materials, 2))
        self.materials = Materials(self.work / "materials", self.schedule.materials)
        self.trained = len(self.materials) - HELD
        self.bank = FilterBank().eval()
        self.timed("survey", self.survey)
        self.timed("network", self.fit_network)
        self.timed("compose", self.compose)
        self.timed("publish", self.publish)

    def timed(self, stage: str, work) -> None:
        began = time.time()
        work()
        self.note(stage=stage, seconds=round(time.time() - began, 1))

    def note(self, **facts) -> None:
        line = json.dumps(facts)
        print(line, flush=True)
        with open(self.work / "log.jsonl", "a") as log:
            log.write(line + "\n")

    # Views of many materials at the encoder's input size, with the bank's numbers for them

    def survey(self) -> None:
        count = self.schedule.surveyed
        self.surveyed = np.linspace(0, self.trained - 1, count).astype(int)
        shape = (VIEWS, count, 3, SURVEY_SIDE, SURVEY_SIDE)
        path, numbers_path = self.work / "survey.bytes", self.work / "survey-bank.npy"
        if not numbers_path.exists():
            views = np.lib.format.open_memmap(self.work / "survey.tmp", "w+", np.uint8, shape)
            bank_numbers = np.empty((count, VIEWS, self.bank.size), np.float32)
            jobs = [(view, start) for view in range(VIEWS) for start in range(0, count, 64)]
            workers = torch.get_num_threads()
            for (view, start), (drawn, numbers) in zip(jobs, DataLoader(Survey(self, jobs), None, num_workers=workers)):
                views[view, start : start + len(drawn)] = drawn
                bank_numbers[start : start + len(drawn), view] = numbers
            views.flush()
            (self.work / "survey.tmp").rename(path)
            np.save(self.work / "survey-bank.tmp.npy", bank_numbers)
            (self.work / "survey-bank.tmp.npy").rename(numbers_path)
        self.views = np.lib.format.open_memmap(path, "r")
        bank_numbers = torch.from_numpy(np.load(numbers_path))
        self.bank_standard = standard_of(bank_numbers)
        self.bank_numbers = self.bank_standard(bank_numbers)

    # The network

    def fit_network(self) -> None:
        self.network = Network(STEM, STAGES).to(memory_format=torch.channels_last)
        path = self.work / "network.pt"
        if not path.exists():
            kicked = self.work / "kicked.pt"
            if not kicked.exists():
                self.kick_start(kicked)
            self.contrast_views(torch.load(kicked), path)
        self.network.load_state_dict(torch.load(path))
        self.network.eval()

    def kick_start(self, path: Path) -> None:
        """Pre-trains the network to predict the bank's numbers: contrast alone learns slowly from nothing."""
        head = nn.Linear(self.network.size, self.bank.size)
        optimiser = torch.optim.AdamW([*self.network.parameters(), *head.parameters()], 2e-3, weight_decay=1e-4)
        numbers = np.random.default_rng((SEED, 2))
        self.network.train()
        for step in range(self.schedule.kick_steps):
            set_rate(optimiser, 2e-3, step, self.schedule.kick_steps)
            chosen = np.sort(numbers.choice(len(self.bank_numbers), 64, replace=False))
            views = numbers.permutation(VIEWS)[:2]
            seen = torch.from_numpy(np.concatenate([self.views[view, chosen] for view in views])).float() / 255
            seen = F.interpolate(seen, size=KICK_SIDE, mode="area")
            aim = torch.cat([self.bank_numbers[chosen, view] for view in views])
            pooled = self.see(seen)
            loss = 4 * F.smooth_l1_loss(head(normalised(pooled)), aim)
            first, second = F.normalize(normalised(pooled)).chunk(2)
            loss = loss + 0.3 * contrast(first, second, 0.1)
            step_by(optimiser, loss, self.network)
            if step % 50 == 0:
                self.note(kick_step=step, loss=round(loss.item(), 4))
        torch.save(self.network.state_dict(), path)

    def contrast_views(self, kicked: dict[str, Tensor], path: Path) -> None:
        """Trains with NT-Xent (Chen et al. 2020) on two views of each material, and classifies its kind."""
        steps = self.schedule.steps
        self.network.load_state_dict(kicked)
        heads = Heads(self.network.size, len(self.materials.kind_names))
        optimiser = torch.optim.AdamW([*self.network.parameters(), *heads.parameters()], 1e-3, weight_decay=1e-4)
        mean = Mean(self.network)
        kinds = torch.from_numpy(self.materials.kinds)
        checkpoint, first = self.work / "checkpoint.pt", 0
        if checkpoint.exists():
            state = torch.load(checkpoint)
            first = state["step"]
            for part, kept in zip((self.network, heads, optimiser, mean.network), state["parts"]):
                part.load_state_dict(kept)
        pairs = Pairs(
            self.materials, trained=self.trained, batch=BATCH, side=PAIR_SIDE, seed=SEED, first=first, end=steps
        )
        began = time.time()
        for step, (chosen, new, old) in zip(range(first, steps), DataLoader(pairs, None, num_workers=1)):
            set_rate(optimiser, 1e-3, step, steps)
            self.network.train()
            pixels = torch.cat([new, old]).float() / 255
            embedded, projected, kind_scores = heads(self.see(pixels))
            loss = contrast(*projected.chunk(2), 0.1) + 0.3 * F.cross_entropy(kind_scores, kinds[chosen].repeat(2))
            step_by(optimiser, loss, self.network)
            mean.follow(self.network)
            if (step + 1) % 100 == 0:
                facts = {"step": step + 1, "loss": round(loss.item(), 4), "seconds": round(time.time() - began, 1)}
                if (step + 1) % 500 == 0:
                    facts["held_r1"] = round(self.held_recall(mean.network), 4)
                self.note(**facts)
            if (step + 1) % 250 == 0:
                parts = [part.state_dict() for part in (self.network, heads, optimiser, mean.network)]
                torch.save({"step": step + 1, "parts": parts}, self.work / "checkpoint.tmp")
                (self.work / "checkpoint.tmp").rename(checkpoint)
        torch.save(mean.network.state_dict(), path)

    def see(self, pixels: Tensor) -> Tensor:
        with torch.autocast("cpu", torch.bfloat16):
            return self.network(pixels.contiguous(memory_format=torch.channels_last))

    def held_recall(self, network: Network) -> float:
        """R@1 on the held-out materials, by the pooled numbers alone."""
        network.eval()
        views = [draw_views(self.held(), PAIR_SIDE, (SEED, 3, view)).float() / 255 for view in range(2)]
        with torch.no_grad():
            return recall_of(*(F.normalize(normalised(network(view))) for view in views))

    # The composed encoder

    def compose(self) -> None:
        seen = torch.empty(len(self.bank_numbers), VIEWS, self.network.size)
        with torch.no_grad():
            for view in range(VIEWS):
                for start in range(0, len(self.bank_numbers), 8):
                    pixels = torch.from_numpy(self.views[view, start : start + 8]).float() / 255
                    seen[start : start + 8, view] = self.network(pixels)
        parts = Parts()
        parts.bank_standard = self.bank_standard
        parts.bank_projection = Projection(discriminant(self.bank_numbers, kept=128, shrinkage=0.1, power=0.5))
        parts.network_standard = standard_of(seen)
        standard = parts.network_standard(seen)
        parts.network_projection = Projection(discriminant(standard, kept=192, shrinkage=0.05, power=0.0))
        self.encoder = Encoder(self.bank, self.network, parts).eval()
        torch.save(self.encoder.state_dict(), self.work / "encoder.pt")
        self.note(**{f"held_{name}_r1": round(recall, 4) for name, recall in self.recalls().items()})

    def recalls(self) -> dict[str, float]:
        """R@1 of each part: how often another view of a held-out material is the nearest of all."""
        sides = [draw_views(self.held(), SURVEY_SIDE, (SEED, 5, view)).float() / 255 for view in range(2)]
        whole = self.encoder
        with torch.no_grad():
            bank_numbers = [whole.bank_standard(torch.cat([self.bank(one[None]) for one in side])) for side in sides]
            seen = [whole.network_standard(torch.cat([self.network(one[None]) for one in side])) for side in sides]
            embedded = [torch.cat([whole(one[None]) for one in side]) for side in sides]
        return {
            "bank": recall_of(*map(whole.bank_projection, bank_numbers)),
            "network": recall_of(*map(whole.network_projection, seen)),
            "whole": recall_of(*embedded),
        }

    def publish(self) -> None:
        """Writes the model with its evaluation, and the report. The full schedule also writes both and the fixture into the repository."""
        weights = b"".join(part.numpy().tobytes() for part in self.encoder.state_dict().values())
        version = hashlib.sha256(weights).hexdigest()[:12]
        facts = {"version": version, "training": json.dumps(asdict(self.schedule)), "evaluation": "{}"}
        tried, figures = self.work / "encoder.onnx", self.work / "evaluation.json"
        export_encoder(self.encoder, tried, facts)
        bench = ["node", "lab/encoder/evaluation/main.ts", "--encoder", str(tried), "--json", str(figures)]
        subprocess.run(bench, cwd=REPOSITORY, check=True)
        facts["evaluation"] = json.dumps(summary_of(figures))
        export_encoder(self.encoder, tried, facts)
        write_report(self.work, self.work)
        if self.schedule != SCHEDULES["full"]:
            return
        fixtures = REPOSITORY / FIXTURES
        write_fixture(self.encoder, sorted(fixtures.glob("*.png")), fixtures / "encoder-fixture.json")
        write_report(self.work, Path(__file__).parent)
        (REPOSITORY / SHIPPED).write_bytes(tried.read_bytes())

    def held(self) -> list[np.ndarray]:
        return [self.materials[index] for index in range(self.trained, len(self.materials))]


class Survey(torch.utils.data.Dataset):
    """For each job, one view of each of 64 materials, with the bank's numbers."""

    def __init__(self, training: Training, jobs: list[tuple[int, int]]) -> None:
        self.materials, self.surveyed, self.jobs = training.materials, training.surveyed, jobs
        self.bank = training.bank

    def __len__(self) -> int:
        return len(self.jobs)

    def __getitem__(self, job: int) -> tuple[Tensor, Tensor]:
        torch.set_num_threads(1)
        view, start = self.jobs[job]
        planes = [self.materials[index] for index in self.surveyed[start : start + 64]]
        drawn = draw_views(planes, SURVEY_SIDE, (SEED, 4, view, start))
        with torch.no_grad():
            # One at a time: the maps of several do not fit into the processor's cache, which doubles the time.
            return drawn, torch.cat([self.bank(one[None].float() / 255) for one in drawn])


if __name__ == "__main__":
    main()
