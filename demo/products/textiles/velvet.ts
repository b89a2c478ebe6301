export const VELVET = [
  {
    "key": "LO-VEL",
    "brand": "Lanificio Ora",
    "name": "棉丝绒",
    "enName": "Cotton velvet",
    "description": "短绒直立，手一抹就留下一道亮痕，再抹回去又没了。染缸小，一缸只够一百二十米。",
    "enDescription": "A short upright pile that keeps the stroke of a hand until the next one. Dye lots are small: a hundred and twenty metres and no more.",
    "category": "velvet",
    "unit": "meter",
    "price": [256, 288],
    "size": { "length": 25000, "width": 1400 },
    "shape": "roll",
    "origin": "IT",
    "attributes": {
      "composition": ["棉 100 %", "100 % cotton"],
      "weight": 0.46,
      "rubs": 60000,
      "uses": ["home", "hotel", "retail"],
      "lightFastness": "5"
    },
    "certificates": [{ "scheme": "responsible_source", "year": 2024, "serial": 49 }],
    "layers": [
      ["棉绒", "Cotton pile", 1.6, "#2F5D5A"],
      ["棉底布", "Cotton ground", 0.5, "#3B6663"]
    ],
    "coverWidth": 420,
    "room": "curtain",
    "seed": 9107,
    "recipe": {
      "family": "felt",
      "base": "#2F5D5A",
      "fibres": ["#3B6966"],
      "texture": "pile",
      "folds": 160,
      "crush": 0.12
    },
    "skus": [
      { "code": "TEA", "shade": ["凫蓝", "Teal"], "hex": "#2F5D5A", "stock": 240 },
      { "code": "RUS", "shade": ["铁锈", "Rust"], "hex": "#9A4E2E", "stock": 180, "recipe": { "base": "#9A4E2E" } },
      { "code": "AUB", "shade": ["茄紫", "Aubergine"], "hex": "#4E2F45", "stock": 95, "recipe": { "base": "#51324A" } },
      { "code": "OLI", "shade": ["油橄榄", "Olive"], "hex": "#6B6437", "stock": 150, "recipe": { "base": "#6E673B" } }
    ]
  }
]
