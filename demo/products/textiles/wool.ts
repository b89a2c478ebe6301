export const WOOL = [
  {
    "key": "LO-TWL",
    "brand": "Lanificio Ora",
    "name": "精纺羊毛斜纹",
    "enName": "Wool twill",
    "description": "两股异色纱拧在一起，近看是斜线，远看是一种说不清的颜色。精梳纱短毛少，起球试验做到四至五级。",
    "enDescription": "Two colours twisted into one yarn: diagonal lines up close, an unnameable shade from the door. Combed yarn has few short fibres to work loose, and the pilling test ends at grade four to five.",
    "category": "wool",
    "unit": "meter",
    "price": [388, 420],
    "size": { "length": 25000, "width": 1400 },
    "shape": "roll",
    "origin": "IT",
    "attributes": {
      "composition": ["羊毛 90 %，锦纶 10 %", "90 % wool, 10 % polyamide"],
      "weight": 0.52,
      "rubs": 100000,
      "uses": ["home", "office", "hotel"],
      "lightFastness": "6",
      "fire": "M2"
    },
    "certificates": [
      { "scheme": "fire_reaction", "year": 2025, "serial": 106 },
      { "scheme": "low_emission", "year": 2025, "serial": 24 }
    ],
    "layers": [["精纺羊毛斜纹布", "Wool twill", 1.4, "#7A6E60"]],
    "coverWidth": 110,
    "room": "seat",
    "seed": 8905,
    "recipe": {
      "family": "weave",
      "warp": "#8B7D6C",
      "weft": "#63584C",
      "pitch": 1.3,
      "structure": "twill",
      "slub": 0.25,
      "full": 1
    },
    "skus": [
      {
        "code": "LOD",
        "shade": ["罗登绿", "Loden"],
        "hex": "#55604C",
        "stock": 200,
        "recipe": { "warp": "#66725B", "weft": "#424C3B" }
      },
      { "code": "BRK", "shade": ["树皮", "Bark"], "hex": "#776A5B", "stock": 330 },
      {
        "code": "HEA",
        "shade": ["石楠", "Heather"],
        "hex": "#84697A",
        "stock": 120,
        "recipe": { "warp": "#957A8A", "weft": "#6C5263" }
      },
      {
        "code": "PEW",
        "shade": ["锡灰", "Pewter"],
        "hex": "#85868A",
        "stock": 260,
        "recipe": { "warp": "#9A9B9E", "weft": "#6A6B70" }
      }
    ]
  },
  {
    "key": "LO-BOU",
    "brand": "Lanificio Ora",
    "name": "羊驼圈圈绒",
    "enName": "Alpaca bouclé",
    "description": "纱圈大小不一，摸着像刚剪下来的毛。羊驼毛滑，坐久了圈会走形，拿蒸汽隔着布扶一扶就立起来。",
    "enDescription": "Loops of uneven size that feel newly shorn. Alpaca is slippery and the loops lean with use; steam through a damp cloth lifts them again.",
    "category": "boucle",
    "currency": "EUR",
    "unit": "meter",
    "price": [92.5, 104],
    "taxIncluded": false,
    "size": { "length": 20000, "width": 1380 },
    "shape": "roll",
    "origin": "IT",
    "attributes": {
      "composition": ["羊驼毛 40 %，羊毛 60 %", "40 % alpaca, 60 % wool"],
      "weight": 0.78,
      "rubs": 40000,
      "uses": ["home", "hotel"],
      "lightFastness": "5"
    },
    "layers": [
      ["羊驼毛圈", "Alpaca loops", 3.2, "#DDD2C2"],
      ["棉底布", "Cotton ground", 0.8, "#C8BDAE"]
    ],
    "coverWidth": 170,
    "room": "seat",
    "seed": 9006,
    "recipe": {
      "family": "felt",
      "base": "#DDD4C6",
      "fibres": ["#E6DED2", "#D2C7B6"],
      "texture": "boucle",
      "loop": 7.5
    },
    "skus": [
      { "code": "IVR", "shade": ["象牙", "Ivory"], "hex": "#DBD1C2", "stock": 180 },
      {
        "code": "CAM",
        "shade": ["驼色", "Camel"],
        "hex": "#B08A60",
        "stock": 110,
        "recipe": { "base": "#B28D64", "fibres": ["#BF9C75", "#A37D54"] }
      },
      {
        "code": "MOS",
        "shade": ["苔绿", "Moss"],
        "hex": "#6F7355",
        "stock": 70,
        "recipe": { "base": "#70745A", "fibres": ["#81856A", "#5F634A"] }
      },
      {
        "code": "GRF",
        "shade": ["石墨", "Graphite"],
        "hex": "#4C4B4B",
        "stock": 95,
        "recipe": { "base": "#504F4F", "fibres": ["#605F5F", "#413F3F"] }
      }
    ]
  }
]
