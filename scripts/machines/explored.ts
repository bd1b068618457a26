import { explore, type Graph } from '~/machines/proving/explore'
import type { AnyModel } from '~/machines/proving/model'

const graphs = new Map<string, Graph>()

/** The graph of a model, which takes seconds for a large one, once for all that is made of it. */
export function explored(model: AnyModel): Graph {
  const graph = graphs.get(model.machine.id) ?? explore(model)
  graphs.set(model.machine.id, graph)
  return graph
}
