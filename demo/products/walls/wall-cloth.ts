export const WALL_CLOTH = [
  {
    "key": "PL-SOI",
    "brand": "Papiers Lune",
    "name": "丝麻墙布",
    "enName": "Silk and linen wall cloth",
    "description": "里昂织的，经丝纬麻：侧着看是丝，正着看是麻。背裱棉纸，上墙要两个人，一个人怎么也端不平。",
    "enDescription": "Silk one way and linen the other, woven in Lyon: lustrous from the side, dry from the front. Backed with cotton paper, it takes two people to hang and punishes one.",
    "category": "textileWall",
    "unit": "meter",
    "price": [386, 428],
    "size": { "length": 25000, "width": 1300 },
    "shape": "roll",
    "origin": "FR",
    "attributes": {
      "composition": ["桑蚕丝 45 %，亚麻 55 %", "45 % silk, 55 % linen"],
      "substrate": ["棉纸", "Cotton paper"],
      "pasting": ["墙面上胶", "Paste the wall"],
      "weight": 0.31,
      "lightFastness": "4",
      "uses": ["home", "hotel"],
      "washable": false,
      "fire": "C-s1,d0"
    },
    "certificates": [{ "scheme": "fire_reaction", "year": 2023, "serial": 431 }],
    "layers": [
      ["丝经麻纬", "Silk warp, linen weft", 0.4, "#B9A184"],
      ["裱糊浆", "Starch paste", 0.05, "#EDE7DA"],
      ["棉纸", "Cotton paper", 0.2, "#EFE9DC"]
    ],
    "coverWidth": 90,
    "room": "wall",
    "seed": 30600,
    "recipe": {
      "family": "weave",
      "warp": "#C9AE86",
      "weft": "#8F7B5F",
      "pitch": 0.75,
      "structure": "twill",
      "slub": 0.4,
      "full": 0.98
    },
    "skus": [
      { "code": "HON", "shade": ["椴树蜜", "Lime-blossom honey"], "hex": "#AD9470", "stock": 160 },
      {
        "code": "OYS",
        "shade": ["蚝壳里", "Inside of an oyster"],
        "hex": "#C4C0BA",
        "stock": 210,
        "recipe": { "warp": "#D3D0CB", "weft": "#A39E97" }
      },
      {
        "code": "GAR",
        "shade": ["酒渣", "Wine lees"],
        "hex": "#713F48",
        "stock": 70,
        "recipe": { "warp": "#8C4F58", "weft": "#55303A" }
      },
      {
        "code": "RHO",
        "shade": ["罗讷河", "Rhône water"],
        "hex": "#5F7B80",
        "stock": 90,
        "recipe": { "warp": "#7C999C", "weft": "#475F66" }
      }
    ]
  },
  {
    "key": "ZL-RAM",
    "brand": "Zhuli",
    "name": "夏布墙布",
    "enName": "Grass-linen wall cloth",
    "description": "苎麻劈成细丝再接成纱，在江西万载的腰机上织出来，疏疏的，透得出底色。接头和粗节都留着，修掉就不是夏布了。",
    "enDescription": "Ramie split and joined by hand, woven on back-strap looms in Wanzai, Jiangxi, and open enough for the ground to show through. Knots and thick places stay; mend them and it is some other cloth.",
    "category": "textileWall",
    "unit": "meter",
    "price": [188, 226],
    "taxIncluded": true,
    "size": { "length": 18000, "width": 860 },
    "shape": "roll",
    "origin": "CN-JX",
    "isDomestic": true,
    "attributes": {
      "composition": ["苎麻 100 %", "100 % ramie"],
      "substrate": ["桑皮纸", "Mulberry paper"],
      "pasting": ["墙面上胶", "Paste the wall"],
      "weight": 0.22,
      "lightFastness": "5",
      "uses": ["home", "hotel", "retail"],
      "fire": "D-s1,d0"
    },
    "certificates": [{ "scheme": "fire_reaction", "year": 2022, "serial": 413 }],
    "layers": [
      ["夏布", "Ramie cloth", 0.5, "#D5C6A2"],
      ["桑皮纸", "Mulberry paper", 0.15, "#E9E1CE"]
    ],
    "coverWidth": 70,
    "room": "screen",
    "seed": 30620,
    "recipe": {
      "family": "weave",
      "warp": "#DCCEAA",
      "weft": "#CDBC93",
      "pitch": 0.9,
      "structure": "plain",
      "slub": 1,
      "full": 0.66
    },
    "skus": [
      { "code": "GRE", "shade": ["生苎", "Green ramie"], "hex": "#C6BA8E", "stock": 190 },
      { "code": "BLE", "shade": ["露漂", "Dew bleached"], "hex": "#E2DAC4", "stock": 260 },
      { "code": "LAN", "shade": ["蓼蓝", "Knotweed blue"], "hex": "#4E6377", "stock": 85 },
      {
        "code": "GAM",
        "shade": ["薯莨", "Dyer’s yam"],
        "hex": "#5A3A2B",
        "stock": 40,
        "price": [226, 258],
        "leadTimeDays": 45
      }
    ]
  }
]
