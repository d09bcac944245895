import { messagesOf } from '../../phrase.ts';
import { askPairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { known, termBank } from './terms.ts';

const message = messagesOf('ss-kemet');

const NILE = termBank([
  known(
    message('nile.pairs.nile-flood.name'),
    message('nile.pairs.nile-flood.meaning'),
    message('nile.pairs.nile-flood.why'),
  ),
  known(
    message('nile.pairs.narmer-palette.name'),
    message('nile.pairs.narmer-palette.meaning'),
    message('nile.pairs.narmer-palette.why'),
  ),
  known(
    message('nile.pairs.merers-diary.name'),
    message('nile.pairs.merers-diary.meaning'),
    message('nile.pairs.merers-diary.why'),
  ),
  known(
    message('nile.pairs.hatshepsut.name'),
    message('nile.pairs.hatshepsut.meaning'),
    message('nile.pairs.hatshepsut.why'),
  ),
  known(
    message('nile.pairs.deir-el-medina.name'),
    message('nile.pairs.deir-el-medina.meaning'),
    message('nile.pairs.deir-el-medina.why'),
  ),
  known(
    message('nile.pairs.kerma.name'),
    message('nile.pairs.kerma.meaning'),
    message('nile.pairs.kerma.why'),
  ),
  known(message('nile.pairs.piye.name'), message('nile.pairs.piye.meaning'), message('nile.pairs.piye.why')),
  known(
    message('nile.pairs.meroe.name'),
    message('nile.pairs.meroe.meaning'),
    message('nile.pairs.meroe.why'),
  ),
  known(
    message('nile.pairs.rosetta-stone.name'),
    message('nile.pairs.rosetta-stone.meaning'),
    message('nile.pairs.rosetta-stone.why'),
  ),
  known(
    message('nile.pairs.kandake-amanirenas.name'),
    message('nile.pairs.kandake-amanirenas.meaning'),
    message('nile.pairs.kandake-amanirenas.why'),
  ),
  known(
    message('nile.pairs.rhind-papyrus.name'),
    message('nile.pairs.rhind-papyrus.meaning'),
    message('nile.pairs.rhind-papyrus.why'),
  ),
  known(
    message('nile.pairs.pyramid-djoser.name'),
    message('nile.pairs.pyramid-djoser.meaning'),
    message('nile.pairs.pyramid-djoser.why'),
  ),
]);

/** Kemet and Nubia: places, people and works (C3 D2.His.2.6-8). */
export const ssKemet = generator('ss-kemet', (random, difficulty) => askPairBank(NILE, random, difficulty));
